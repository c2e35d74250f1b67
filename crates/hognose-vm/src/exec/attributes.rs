//! Attributes in the loop: reads, stores, and methods that a call is about to take.
//!
//! These are macros of `run.rs`, as those of `operators.rs` are. What a site saw last is compared here; what else is known of an
//! attribute is asked in `attr.rs`.

// Reads an attribute; a getter of the guest's is entered.
macro_rules! get_attr {
    ($dst:expr, $obj:expr, $site:expr) => {{
        let (dst, obj, site) = ($dst, $obj, $site);
        let object = r!(obj);
        let last = here!().site(site);
        if let Some(instance) = context!().vm.heap.instances.own(object, Kind::Instance)
            && instance.shape as u64 == last.get().key
            && last.get().stamp() == stamp(context!().vm.stamp, CacheState::Slot)
        {
            let slot = last.get().slot as usize;
            let v = match instance.inline.get(slot) {
                Some(&v) => v,
                None => instance.near_far(slot),
            };
            if !v.is_undef() {
                w!(dst, v);
                again!();
            }
        }
        if last.get().state == CacheState::Property
            && let Some(getter) = attr::getter(context!().vm, object, last)
            && let Some(caller) = context!().frames.last()
        {
            let first = caller.registers as usize;
            regs!()[first] = object;
            direct!(dst, getter, first, 1)
        }
        match attr::known(context!().vm, context!().caches, object, last) {
            Some(value) => {
                w!(dst, value);
                safepoint!();
            }
            None => slow!(),
        }
    }};
}

// Stores an attribute; a setter of the guest's is entered.
macro_rules! set_attr {
    ($obj:expr, $src:expr, $site:expr) => {{
        let (obj, src, site) = ($obj, $src, $site);
        let object = r!(obj);
        let last = here!().site(site);
        if let Some(instance) = context!().vm.heap.instances.own_for(object, Kind::Instance, r!(src)) {
            if instance.shape as u64 == last.get().key
                && last.get().stamp() == stamp(context!().vm.stamp, CacheState::Slot)
                && (instance.set_inline(last.get().slot, r!(src))
                    || instance.set_near_far(last.get().slot as usize, r!(src)))
            {
                again!();
            }
            if attr::store(context!().vm, context!().caches, object.handle(), r!(src), last) {
                again!();
            }
            if methods::setter(context!().vm, here!().unit, site, object, r!(src)) && is_room!() {
                enter_method!()
            }
        } else if object.is_kind(Kind::Exc) && attr::store_exception(context!().vm, object, r!(src), last) {
            safepoint!();
            again!();
        }
        slow!()
    }};
}

// Finds a method and what it is called with; where the site has it, goes on with what is said then.
macro_rules! load_method {
    ($dst:expr, $obj:expr, $site:expr, $then:expr) => {{
        let (dst, obj, site) = ($dst, $obj, $site);
        let object = r!(obj);
        let last = here!().site(site);
        // Of an instance the shape counts, of anything else the kind.
        let key = match context!().vm.heap.instances.own(object, Kind::Instance) {
            Some(instance) => instance.shape as u64,
            None => object.bits() >> 32 | Cache::OF_KIND,
        };
        if key == last.get().key && last.get().stamp() == stamp(context!().vm.stamp, CacheState::Method) {
            w!(dst, last.get().value);
            regs!()[dst.0 as usize + 1] = object;
            $then;
            again!();
        }
        let receiver = &mut regs!()[dst.0 as usize + 1];
        if let Some(function) = attr::known_method(context!().vm, context!().caches, object, last, receiver) {
            w!(dst, function);
            again!();
        }
        slow!()
    }};
}
