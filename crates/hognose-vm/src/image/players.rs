//! The functions whose generators play iterators: natives that make such an iterator call them at once, where their arguments are what
//! the twin would come to in the end.

use super::Image;
use crate::classes;
use crate::value::Value;

/// Where a player is found.
#[derive(Clone, Copy, Debug)]
enum Found {
    /// In the prelude, by its name.
    Named(&'static str),
    /// As the only function of the library whose generators show this class.
    Of(Value),
}

macro_rules! players {
    ($($player:ident = $form:ident($which:expr);)*) => {
        /// A function whose generators play an iterator, with the parameters that it has in the prelude and in `itertools`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Player {
            $(#[doc = concat!("`", stringify!($which), "`")] $player,)*
        }

        impl Player {
            /// All of them: a test looks for each.
            pub const ALL: &[Player] = &[$(Player::$player),*];

            fn found(self) -> Found {
                match self {
                    $(Player::$player => Found::$form($which),)*
                }
            }
        }
    };
}

players! {
    MapOne = Named("map_one");
    MapTwo = Named("map_two");
    FilterBy = Named("filter_by");
    FilterTrue = Named("filter_true");
    EnumerateItems = Named("enumerate_items");
    ZipLoops = Named("zip_loops");
    ZipThree = Named("zip_three");
    ZipMany = Named("zip_many");
    Accumulate = Of(classes::ACCUMULATE);
    Chain = Of(classes::CHAIN);
    Compress = Of(classes::COMPRESS);
    Dropwhile = Of(classes::DROPWHILE);
    Filterfalse = Of(classes::FILTERFALSE);
    Groupby = Of(classes::GROUPBY);
    Islice = Of(classes::ISLICE);
    Pairwise = Of(classes::PAIRWISE);
    Starmap = Of(classes::STARMAP);
    Takewhile = Of(classes::TAKEWHILE);
}

impl Image {
    /// The function; `None` in an image without it, and in one that is being made.
    pub fn player(&self, player: Player) -> Option<Value> {
        if self.is_building() {
            return None;
        }
        let found = |player: &Player| match player.found() {
            Found::Named(name) => self.named(&self.prelude, name),
            Found::Of(class) => self.facades.iter().find(|(_, shown)| shown.same(class)).map(|(function, _)| *function),
        };
        let players = self.players.get_or_init(|| Player::ALL.iter().map(found).collect());
        players.get(player as usize).copied().flatten()
    }
}
