//! What an instruction does when the loop has no fast path for it, or when that does not apply.
//!
//! The loop leaves all of it to one call: a function that calls two hundred others keeps its own state in memory. So the
//! instruction is decoded again here, and operands are read again: nothing has changed since the loop looked at them.

use hognose_bytecode::Op;

use super::*;
use crate::value::Value;

/// Runs the instruction in front of `pc` in the general way.
#[inline(never)]
pub fn instruction(cx: &mut Cx<'_>) -> Flow {
    use Op::*;
    let op = cx.ops[cx.pc - 1];
    match op {
        // They do no more than the loop does.
        Move { .. }
        | Moves { .. }
        | LoadConst { .. }
        | LoadInt { .. }
        | LoadNone { .. }
        | LoadBool { .. }
        | LoadUndef { .. }
        | LoadIntrinsic { .. }
        | NewCell { .. }
        | WrapCell { .. }
        | StoreCell { .. }
        | LoadSpill { .. }
        | StoreSpill { .. }
        | BuildSlice { .. }
        | Jump { .. }
        | JumpIfUndef { .. }
        | JumpIfArguments { .. }
        | BuildList { .. }
        | BuildListFor { .. }
        | BuildDictFor { .. }
        | BuildTuple { .. }
        | ListAppend { .. }
        | ReturnNone {}
        | Return { .. } => Flow::Next,

        CheckBound { name, .. } | DeleteLocal { name, .. } => globals::unbound(cx, name),
        LoadGlobal { dst, site } => globals::load(cx, dst.0, site),
        StoreGlobal { src, site } => globals::store(cx, cx.reg(src.0), site),
        DeleteGlobal { site } => globals::delete(cx, site),
        LoadName { dst, ns, site } => globals::load_name(cx, dst.0, ns.0, None, site),
        LoadNameOrCell { dst, ns, cell, site } => globals::load_name(cx, dst.0, ns.0, Some(cell.0), site),
        StoreName { ns, src, site } => globals::store_name(cx, ns.0, src.0, site),
        DeleteName { ns, site } => globals::delete_name(cx, ns.0, site),
        LoadCell { cell, name, .. } | DeleteCell { cell, name } => globals::unbound_cell(cx, cell, name),
        NewSpill { dst, n } => misc::new_spill(cx, dst.0, n.0),

        GetAttr { dst, obj, site } => attr::get(cx, dst.0, cx.reg(obj.0), site),
        SetAttr { obj, src, site } => attr::set(cx, cx.reg(obj.0), src.0, site),
        DelAttr { obj, site } => attr::delete(cx, obj.0, site),
        LoadMethod { dst, obj, site } | LoadMethodToCall { dst, obj, site } => attr::load_method(cx, dst.0, cx.reg(obj.0), site),
        LoadSpecial { dst, obj, which } => attr::load_special(cx, dst.0, obj.0, which.0),
        GetItem { dst, obj, key } => item::get(cx, dst.0, cx.reg(obj.0), cx.reg(key.0)),
        GetItemInt { dst, obj, index } => item::get(cx, dst.0, cx.reg(obj.0), Value::small(index.0)),
        GetItemConst { dst, obj, key, .. } => item::get(cx, dst.0, cx.reg(obj.0), cx.constant(key.0)),
        SetItemConst { obj, src, key, .. } => item::set(cx, cx.reg(obj.0), cx.constant(key.0), src.0),
        SetItem { obj, key, src } => item::set(cx, cx.reg(obj.0), cx.reg(key.0), src.0),
        DelItem { obj, key } => item::delete(cx, obj.0, key.0),

        Add { .. }
        | Sub { .. }
        | Mul { .. }
        | Div { .. }
        | FloorDiv { .. }
        | Mod { .. }
        | Pow { .. }
        | MatMul { .. }
        | Shl { .. }
        | Shr { .. }
        | And { .. }
        | Or { .. }
        | Xor { .. }
        | AddInt { .. }
        | SubInt { .. }
        | MulInt { .. }
        | FloorDivInt { .. }
        | ModInt { .. }
        | AndInt { .. }
        | ShlInt { .. }
        | ShrInt { .. } => arith::binary(cx, op),
        Neg { dst, src } => arith::unary(cx, arith::Unary::Neg, dst.0, cx.reg(src.0)),
        Pos { dst, src } => arith::unary(cx, arith::Unary::Pos, dst.0, cx.reg(src.0)),
        Invert { dst, src } => arith::unary(cx, arith::Unary::Invert, dst.0, cx.reg(src.0)),
        Not { src, .. } | JumpIf { src, .. } | JumpIfNot { src, .. } => compare::truth(cx, cx.reg(src.0)),

        Lt { .. }
        | Le { .. }
        | Eq { .. }
        | Ne { .. }
        | Gt { .. }
        | Ge { .. }
        | JumpIfLt { .. }
        | JumpIfLe { .. }
        | JumpIfEq { .. }
        | JumpIfNe { .. }
        | JumpIfGt { .. }
        | JumpIfGe { .. }
        | JumpIfNotLt { .. }
        | JumpIfNotLe { .. }
        | JumpIfNotEq { .. }
        | JumpIfNotNe { .. }
        | JumpIfNotGt { .. }
        | JumpIfNotGe { .. }
        | JumpIfLtInt { .. }
        | JumpIfLeInt { .. }
        | JumpIfEqInt { .. }
        | JumpIfNeInt { .. }
        | JumpIfGtInt { .. }
        | JumpIfGeInt { .. }
        | JumpIfNotLtInt { .. }
        | JumpIfNotLeInt { .. }
        | JumpIfNotEqInt { .. }
        | JumpIfNotNeInt { .. }
        | JumpIfNotGtInt { .. }
        | JumpIfNotGeInt { .. }
        | JumpIfEqConst { .. }
        | JumpIfNotEqConst { .. } => compare::compare(cx, op),
        // An operand is not there yet.
        Is { .. }
        | IsNot { .. }
        | JumpIfIs { .. }
        | JumpIfIsNot { .. }
        | JumpIfNone { .. }
        | JumpIfNotNone { .. }
        | In { .. }
        | NotIn { .. }
        | JumpIfIn { .. }
        | JumpIfNotIn { .. } => look::operands(cx),

        SumItem { sum, item, to } => collect::add(cx, sum, item, to),
        SumTotal { sum } => collect::total(cx, sum),
        ForPrep { iter } | ForIterator { iter } => iterate::prepare(cx, iter.0, cx.reg(iter.0)),
        ForNext { dst, iter, .. } => iterate::next(cx, dst.0, cx.reg(iter.0)),
        ForClose { iter } => iterate::close(cx, iter.0),
        GetIter { dst, src } => iterate::get_iter(cx, dst.0, cx.reg(src.0)),
        GetAIter { dst, src } => gens::get_aiter(cx, dst.0, src.0),
        GetANext { dst, iter } => gens::get_anext(cx, dst.0, iter.0),
        EndAsyncFor { exc, to } => gens::end_async_for(cx, exc.0, to),
        Unpack { start, src, n } => iterate::unpack(cx, start.0, cx.reg(src.0), n.0),
        UnpackStar { start, src, before, after } => {
            iterate::unpack_star(cx, start.0, src.0, before.0 as usize, after.0 as usize)
        }

        BuildSet { dst, start, n } => misc::build_set(cx, dst.0, start.0, n.0),
        BuildRecord { dst, start, n, keys } => misc::build_record(cx, dst.0, start.0, n.0, cx.constant(keys.0)),
        BuildDict { dst, start, n } => misc::build_dict(cx, dst.0, start.0, n.0),
        ListExtend { list, items } => misc::list_extend(cx, list.0, items.0),
        ListExtendArguments { list, items, callee } => {
            misc::list_extend_arguments(cx, list.0, items.0, callee.0)
        }
        SetAdd { set, item } => misc::set_add(cx, set.0, item.0),
        SetUpdate { set, items } => misc::set_update(cx, set.0, items.0),
        DictSet { dict, key, value } => misc::dict_set(cx, dict.0, key.0, value.0),
        DictUpdate { dict, items } => misc::dict_update(cx, dict.0, items.0),
        DictMerge { dict, items, callee } => misc::dict_merge(cx, dict.0, items.0, callee.0),
        ListToTuple { dst, src } => misc::list_to_tuple(cx, dst.0, src.0),
        BuildString { dst, start, n } => misc::build_string(cx, dst.0, start.0, n.0),
        FormatValue { dst, src, conversion } => misc::format(cx, dst.0, src.0, None, conversion.0),
        FormatSpec { dst, src, spec, conversion } => {
            misc::format(cx, dst.0, src.0, Some(spec.0), conversion.0 as u8)
        }

        MakeFunction { dst, base, has, body } => misc::make_function(cx, dst.0, base.0, has.0, body.0),
        Call { dst, f, n, last } => {
            cx.set(f.0.saturating_add(n.0), cx.reg(last.0));
            call::call(cx, dst.0, f.0, n.0 as usize)
        }
        CallKw { dst, f, n, names } => named::call_kw(cx, dst.0, f.0, n.0 as usize, names),
        CallEx { dst, f } => named::call_ex(cx, dst.0, f.0),
        CallMethod { dst, f, n, last } => {
            cx.set(f.0.saturating_add(n.0).saturating_add(1), cx.reg(last.0));
            call::call_method(cx, dst.0, f.0, n.0 as usize)
        }
        CallMethodKw { dst, f, n, names } => named::call_method_kw(cx, dst.0, f.0, n.0 as usize, names),
        CallSuper { dst, f } => call::call_super(cx, dst.0, f.0),
        Yield { src, .. } => gens::yield_(cx, cx.reg(src.0), false),
        YieldFrom { value, .. } => gens::yield_(cx, cx.reg(value.0), false),
        YieldAsync { src, .. } => gens::yield_(cx, cx.reg(src.0), true),
        Send { value, iter, to } => gens::send(cx, value.0, iter.0, to),
        GetYieldFrom { dst, src } => gens::get_yield_from(cx, dst.0, src.0),
        GetAwaitable { dst, src, context } => gens::get_awaitable(cx, dst.0, src.0, context.0),
        Settle {} => tools::settle(cx),
        SettleRaised { exc } => tools::settle_raised(cx, exc.0),
        Drop { src } => tools::drop_value(cx, cx.reg(src.0)),

        Raise { exc } => unwind::raise_value(cx, cx.reg(exc.0), None),
        RaiseFrom { exc, cause } => unwind::raise_value(cx, cx.reg(exc.0), Some(cx.reg(cause.0))),
        Reraise { exc } => unwind::reraise(cx, cx.reg(exc.0)).map_or(Flow::Switch, Flow::Leave),
        RaiseHandled {} => unwind::raise_handled(cx),
        JumpIfNoMatch { exc, types, to } => unwind::no_match(cx, cx.reg(exc.0), cx.reg(types.0), to),
        CheckExceptStar { types } => unwind::check_except_star(cx, cx.reg(types.0)),
        ExceptionInfo { start, exc } => unwind::exception_info(cx, start.0, exc.0),
        MatchSequence { dst, src } => patterns::is_sequence(cx, dst.0, src.0),
        MatchMapping { dst, src } => patterns::is_mapping(cx, dst.0, src.0),
        Len { dst, src } => patterns::len(cx, dst.0, src.0),
        ImportFrom { dst, module, site } => globals::import_from(cx, dst.0, module.0, site),
    }
}
