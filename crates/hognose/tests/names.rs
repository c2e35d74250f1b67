//! Interned names whose hashes crowd into the same places are found like any others, also behind a snapshot.

use hognose::{Data, Limits, Program, Session, Tool, Toolbox};

/// The hash of a text is known to the guest, so it can choose names with equal ends of it: hundreds for some tens of places.
const CROWD: &str = "\
names, n = [], 0
while len(names) < 300:
    name = f'a{n}'
    if hash(name) & 1023 == 5:
        names.append(name)
    n += 1
class C: pass
c = C()
for i, name in enumerate(names):
    setattr(c, name, i)
exec('\\n'.join(f'{name} = {i}' for i, name in enumerate(names)))
def whole():
    return [getattr(c, name) for name in names] == [globals()[name] for name in names] == list(range(300))
before = whole()
look()
before and whole() and not hasattr(c, 'a') and sum(eval(f'c.{name}') for name in names) == 44850
";

#[test]
fn names_with_hashes_alike_are_found() {
    let mut session = Session::default();
    session.define(&Toolbox::new().with(Tool::new("look")));
    session.start(&Program::new(CROWD).unwrap(), []).unwrap();
    session.step();
    let bytes = session.dump().unwrap();
    for mut session in [session, Session::load(&bytes, Limits::default()).unwrap()] {
        let call = session.outstanding_ids()[0];
        session.answer(call, Data::None).unwrap();
        assert_eq!(session.step().value(), Some(Data::Bool(true)));
    }
}
