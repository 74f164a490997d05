const list = (text: string): string[] => text.trim().split(/\s*,\s*/);

export const FINISHES = list(
  "Hammered, Polished, Brushed, Oxidised, Braided, Twisted, Engraved, Pierced, Granulated, Faceted, Satin, Planished, Fluted, Woven, Carved, Milgrain, Domed, Tapered, Knotted, Open, Slender, Wide, Vintage, Classic, Petite",
);
export const MATERIALS = list(
  "14k yellow gold, 18k yellow gold, 14k white gold, 18k rose gold, Sterling silver, Gold vermeil, Platinum, Fine silver",
);
export const STONES = list(
  "Sapphire, Emerald, Ruby, Garnet, Opal, Moonstone, Labradorite, Turquoise, Amethyst, Citrine, Peridot, Aquamarine, Tourmaline, Topaz, Spinel, Onyx, Pearl, Diamond, Morganite, Lapis, Malachite, Carnelian, Agate, Coral",
);
export const MOTIFS = list(
  "Fern, Laurel, Oak, Willow, River, Moon, Star, Comet, Fox, Swallow, Heron, Bee, Dragonfly, Thistle, Ivy, Acorn, Feather, Wave, Harbour, Orchard, Meadow, Lantern, Compass, Anchor, Arrow, Crescent, Halo, Trellis, Lattice, Cathedral",
);
export const KINDS = [
  { name: "Bracelet", category: 6, type: "Bracelets" },
  { name: "Cuff", category: 6, type: "Cuffs" },
  { name: "Drop Earrings", category: 7, type: "Earrings" },
  { name: "Hoops", category: 7, type: "Earrings" },
  { name: "Necklace", category: 9, type: "Necklaces" },
  { name: "Chain", category: 9, type: "Chains" },
  { name: "Pendant", category: 10, type: "Pendants" },
  { name: "Brooch", category: 11, type: "Pins" },
  { name: "Band", category: 12, type: "Rings" },
  { name: "Ring", category: 12, type: "Rings" },
  { name: "Signet", category: 8, type: "Rings" },
  { name: "Bangle", category: 13, type: "Bracelets" },
] as const;
export const TAGS = {
  jewelry_type: list("Bracelets, Cuffs, Earrings, Necklaces, Chains, Pendants, Pins, Rings"),
  material: list("Gold, Silver, Rose Gold, White Gold, Platinum, Vermeil, Gemstone, Pearl"),
} as const;
export const SENTENCES = [
  "Forged from one length of wire and closed with a single join.",
  "The surface keeps the mark of each strike, so it catches the light as the hand moves.",
  "Set low, so that it may be worn every day and under a glove.",
  "Made at the bench in Staunton, weighed and stamped before it leaves.",
  "The stone was chosen for its colour and cut by hand.",
  "It comes in a box of walnut, with a cloth to keep it bright.",
  "Every one differs a little from the one before.",
  "Sized to order without another charge.",
];
