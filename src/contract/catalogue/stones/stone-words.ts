/** Cuts and shapes as the trade names them; a longer name before one that it begins with. */
export const CUTS = [
  "round cabochon",
  "oval cabochon",
  "pear cabochon",
  "cushion cabochon",
  "square cabochon",
  "marquise cabochon",
  "faceted briolette",
  "faceted round",
  "faceted oval",
  "faceted pear",
  "round brilliant",
  "rose-cut",
  "old European",
  "old mine",
  "round",
  "oval",
  "emerald-cut",
  "cushion",
  "princess",
  "pear",
  "marquise",
  "radiant",
  "Asscher",
  "trillion",
  "baguette",
  "heart",
  "square",
  "cabochon",
  "faceted",
  "briolette",
  "freeform",
] as const;

/** Ways of saying that a stone grew in a laboratory. */
export const LAB_GROWN = ["lab-grown", "lab grown", "lab-created", "lab created"] as const;

/** Stones whose names need no other spelling than these, by what people also write. */
export const STONE_SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["diamonds", "diamond"],
  ["sapphires", "sapphire"],
  ["rubies", "ruby"],
  ["emeralds", "emerald"],
  ["opals", "opal"],
  ["pearls", "pearl"],
  ["garnets", "garnet"],
  ["moonstones", "moonstone"],
  ["turquoises", "turquoise"],
  ["amethysts", "amethyst"],
  ["lapis", "lapis lazuli"],
  ["cz", "cubic zirconia"],
]);
