/** Metals without an alloy of their own, as they stay written. */
export const OTHER_METALS = [
  "stainless steel",
  "titanium",
  "niobium",
  "tantalum",
  "pewter",
  "mokume gane",
  "shakudo",
  "shibuichi",
  "damascus steel",
  "zirconium",
  "cobalt chrome",
  "aluminum",
] as const;

/** What stands between a karat and its gold. */
export const GOLD_ADJECTIVES = [
  "solid",
  "recycled",
  "fairmined",
  "fairtrade",
  "ethical",
  "reclaimed",
  "warm",
  "polished",
  "brushed",
  "hammered",
  "matte",
  "satin",
  "100%",
  "palladium",
] as const;

export const GOLD_COLORS: Readonly<Record<string, string>> = {
  yellow: "yellow",
  white: "white",
  rose: "rose",
  red: "rose",
  pink: "rose",
  green: "green",
};
