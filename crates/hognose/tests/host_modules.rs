//! Modules that a host adds: source, constants, tools, packages.

use hognose::{Answer, Data, Ended, Error, HostModule, Limits, Program, Session, Step, Tool, Toolbox};

fn run(source: &str, tools: &Toolbox) -> Result<Data, Ended> {
    Session::default().run(&Program::new(source).expect("the source is Python"), [], tools)
}

fn raised(source: &str, tools: &Toolbox) -> String {
    match run(source, tools) {
        Err(Ended::Raised(exception)) => exception.traceback,
        other => panic!("it raises: {other:?}"),
    }
}

fn company() -> Toolbox {
    Toolbox::new()
        .with(Tool::new("company.net").parameters(["order"]).run(|_| Answer::from(100.0)))
        .with_module(
            HostModule::new("company")
                .description("What everybody here computes alike.")
                .constant("VAT", Data::Float(0.5))
                .source("runs = []\nruns.append(__name__)\ndef gross(order):\n    return net(order) * (1 + VAT)\n")
                .expect("the source is Python")
                .stub("VAT: float\ndef gross(order: int) -> float: ...\n"),
        )
}

#[test]
fn a_module_has_source_constants_and_tools() {
    let value = run("import company\nfrom company import gross\n[gross(order=7), company.VAT, company.__doc__, company.runs]", &company());
    let expected = Data::List(vec![
        Data::Float(150.0),
        Data::Float(0.5),
        Data::from("What everybody here computes alike."),
        Data::List(vec![Data::from("company")]),
    ]);
    assert_eq!(value.expect("it runs"), expected);
    assert_eq!(company().stubs().next(), Some(("company", "VAT: float\ndef gross(order: int) -> float: ...\n")));
}

#[test]
fn source_runs_once_for_a_session_and_not_before_its_import() {
    let tools = Toolbox::new().with_module(
        HostModule::new("loud").source("print('runs')\ncount = 1\n").expect("the source is Python"),
    );
    let mut session = Session::default();
    for source in ["import sys\n'loud' in sys.modules", "import loud\nloud.count += 1", "import loud\nloud.count"] {
        session.run(&Program::new(source).expect("the source is Python"), [], &tools).expect("it runs");
    }
    assert_eq!(session.take_stdout(), "runs\n");
    assert_eq!(session.run(&Program::new("loud.count").expect("Python"), [], &Toolbox::new()).expect("it runs"), Data::Int(2));
}

#[test]
fn modules_lie_in_packages() {
    let tools = Toolbox::new()
        .with_module(HostModule::new("acme.tax.rates").source("from ..base import UNIT\nrate = UNIT * 2\n").expect("Python"))
        .with_module(HostModule::new("acme.base").constant("UNIT", Data::Int(21)))
        .with_module(HostModule::new("acme").source("name = 'Acme'\n").expect("Python"));
    let value = run("import acme.tax.rates\nfrom acme.tax import rates\n[acme.tax.rates.rate, rates.rate, acme.name, acme.base.UNIT]", &tools);
    let expected = [Data::Int(42), Data::Int(42), Data::from("Acme"), Data::Int(21)];
    assert_eq!(value.expect("it runs"), Data::List(expected.to_vec()));
    assert!(raised("import acme.nothing", &tools).ends_with("ModuleNotFoundError: No module named 'acme.nothing'\n"));
}

#[test]
fn what_goes_wrong_in_a_module_has_its_lines() {
    let source = "def ratio(a, b):\n    return a / b\n";
    let tools = Toolbox::new().with_module(HostModule::new("mathx").source(source).expect("Python"));
    let text = raised("import mathx\nmathx.ratio(1, 0)", &tools);
    assert!(text.contains("  File \"mathx.py\", line 2, in ratio\n    return a / b\n"), "{text}");
    let tools = Toolbox::new().with_module(HostModule::new("broken").source("import nowhere\n").expect("Python"));
    let text = raised("for _ in range(2):\n    try:\n        import broken\n    except ImportError as e:\n        last = e\nraise last", &tools);
    assert!(text.contains("File \"broken.py\", line 1") && text.ends_with("No module named 'nowhere'\n"), "{text}");
}

#[test]
fn bad_sources_and_constants_are_told_early() {
    let Err(Error::Syntax { message, line, .. }) = HostModule::new("m").source("x =\n") else { panic!("no Python") };
    assert_eq!((message.as_str(), line), ("SyntaxError: invalid syntax", 1));
    let mut deep = Data::Int(0);
    for _ in 0..10_000 {
        deep = Data::List(vec![deep]);
    }
    let tools = Toolbox::new().with_module(HostModule::new("m").constant("DEEP", deep));
    let mut session = Session::new(Limits::default());
    session.define(&tools);
    let error = session.start(&Program::new("1").expect("Python"), []).expect_err("the constant cannot enter");
    assert!(error.to_string().starts_with("the constant 'DEEP' of the module 'm' cannot enter: "), "{error}");
    assert!(session.start(&Program::new("1").expect("Python"), []).is_ok());
}

#[test]
fn a_module_that_waits_is_in_snapshots_and_may_call_while_it_runs() {
    let tools = Toolbox::new()
        .with(Tool::new("store.load"))
        .with_module(HostModule::new("store").source("data = load()\n").expect("Python"))
        .with_module(HostModule::new("later").source("import store\nvalue = store.data + 1\n").expect("Python"));
    let mut session = Session::default();
    session.define(&tools);
    session.start(&Program::new("import later\nlater.value").expect("Python"), []).expect("it starts");
    let Step::Calls { new, .. } = session.step() else { panic!("it calls") };
    let mut session = Session::load(&session.dump().expect("it waits"), Limits::default()).expect("it loads");
    session.offer(&tools);
    session.answer(new[0].id, Answer::from(41)).expect("it is asked");
    assert_eq!(session.step().value(), Some(Data::Int(42)));
}

#[test]
fn imports_that_fail_say_what_there_is_instead() {
    let tools = Toolbox::new().with(Tool::new("web.fetchPage").parameters(["url"])).with(Tool::new("add").parameters(["a"]));
    let last = |source: &str| raised(source, &tools).lines().last().expect("a line").to_string();
    assert_eq!(last("import requests"), "there is no network: a program here reaches nothing but the functions of its host; call web.fetchPage(url)");
    assert_eq!(last("import pandas as pd"), "it is no part of the library; use csv and json with lists of dicts; collections, itertools.groupby and statistics");
    assert_eq!(last("import yaml"), "it is no part of the library; use json; tomllib reads TOML");
    assert_eq!(last("from pickle import dumps"), "no objects are made from bytes here; use json");
    assert_eq!(last("import nobody_knows"), "ModuleNotFoundError: No module named 'nobody_knows'");
    let text = run("try:\n    import numpy\nexcept ImportError as e:\n    text = str(e)\ntext", &tools).expect("it runs");
    assert_eq!(text, Data::from("No module named 'numpy'"));
}

#[test]
fn a_module_of_the_host_covers_one_of_the_library_and_lies_in_its_packages() {
    let json = HostModule::new("json").source("def dumps(x): return 'mine'\n").expect("Python");
    let value = run("import json\njson.dumps(1)", &Toolbox::new().with_module(json));
    assert_eq!(value.expect("it runs"), Data::from("mine"));
    let company = HostModule::new("email.company").constant("x", Data::Int(1));
    let source = "import email.utils, email.company\nfrom email.company import x\n[email.utils.formataddr(('a', 'b@c.d')), email.company.x, x]";
    let expected = Data::List(vec![Data::from("a <b@c.d>"), Data::Int(1), Data::Int(1)]);
    assert_eq!(run(source, &Toolbox::new().with_module(company)).expect("it runs"), expected);
    // The next session has the library as it was.
    assert!(raised("import email.company", &Toolbox::new()).contains("No module named 'email.company'"));
}

#[test]
fn a_module_keeps_what_it_has_when_tools_are_offered() {
    let mut session = Session::default();
    session.define(&Toolbox::new().with_module(HostModule::new("shop").constant("VAT", Data::Int(2))));
    let mut run = |source: &str, tools: &Toolbox| {
        session.run(&Program::new(source).expect("Python"), [], tools).expect("it runs")
    };
    run("import shop\nshop.seen = 40", &Toolbox::new());
    let more = Toolbox::new().with(Tool::new("shop.more").run(|_| Answer::from(1)));
    assert_eq!(run("import shop\nshop.seen + shop.VAT + shop.more()", &more), Data::Int(43));
}

#[test]
fn names_of_any_depth_are_names() {
    let deep = ["a"; 2_000].join(".");
    let tools = Toolbox::new().with_module(HostModule::new("a.b").constant("x", Data::Int(1))).with(Tool::new(deep));
    let mut session = Session::new(Limits { memory: None, ..Limits::default() });
    session.define(&tools);
    session.start(&Program::new("from a.b import x\nx").expect("Python"), []).expect("it starts");
    assert_eq!(session.step().value(), Some(Data::Int(1)));
}
