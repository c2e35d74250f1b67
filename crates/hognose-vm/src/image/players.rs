//! The functions whose generators play iterators: natives that make such an iterator call them at once, where their arguments are what
//! the twin would come to in the end.

use super::Image;
use crate::classes;
use crate::value::Value;

/// A function whose generators play an iterator, with the parameters that it has in the prelude and in `itertools`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A function of the prelude, by its name.
    Named(&'static str),
    /// The only function of the library whose generators show this class.
    Of(Value),
}

/// One of them for each class of `itertools` that has one.
macro_rules! players {
    ($($player:ident = $form:expr;)*) => {
        impl Player {
            $(#[doc = concat!("`", stringify!($form), "`")] pub const $player: Player = $form;)*
            /// All of them: a test looks for each.
            pub const ALL: &[Player] = &[$(Player::$player),*];
        }
    };
}

players! {
    MAP_ONE = Player::Named("map_one");
    MAP_TWO = Player::Named("map_two");
    FILTER_BY = Player::Named("filter_by");
    FILTER_TRUE = Player::Named("filter_true");
    ENUMERATE_ITEMS = Player::Named("enumerate_items");
    ZIP_LOOPS = Player::Named("zip_loops");
    ZIP_THREE = Player::Named("zip_three");
    ZIP_MANY = Player::Named("zip_many");
    ACCUMULATE = Player::Of(classes::ACCUMULATE);
    CHAIN = Player::Of(classes::CHAIN);
    COMPRESS = Player::Of(classes::COMPRESS);
    DROPWHILE = Player::Of(classes::DROPWHILE);
    FILTERFALSE = Player::Of(classes::FILTERFALSE);
    GROUPBY = Player::Of(classes::GROUPBY);
    ISLICE = Player::Of(classes::ISLICE);
    PAIRWISE = Player::Of(classes::PAIRWISE);
    STARMAP = Player::Of(classes::STARMAP);
    TAKEWHILE = Player::Of(classes::TAKEWHILE);
}

impl Image {
    /// The function; `None` in an image without it, and in one that is being made.
    pub fn player(&self, player: Player) -> Option<Value> {
        if self.is_building() {
            return None;
        }
        match player {
            Player::Named(name) => self.named(&self.prelude, name),
            Player::Of(class) => self.facades.iter().find(|(_, shown)| shown.same(class)).map(|(function, _)| *function),
        }
    }
}
