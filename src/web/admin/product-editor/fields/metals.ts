/** The metals that one press writes, in the words of the materials. */
export const METALS = ["18k gold", "14k gold", "9k gold", "Sterling silver"] as const;
export type Metal = (typeof METALS)[number];

/** "14k rose gold" is 14k gold too. */
const LEADING_METAL =
  /^(?:(9|14|18)k (?:(?:yellow|rose|red|white|green) )?gold|sterling silver)\b/i;

/** The metal with which the materials begin; "Other" for other words, "" without any. */
export function readMetal(materials: string): Metal | "Other" | "" {
  const found = LEADING_METAL.exec(materials.trim());
  if (!found) return materials.trim() === "" ? "" : "Other";
  return METALS.find((metal) => metal.startsWith(`${found[1]}k`)) ?? "Sterling silver";
}

/** The materials with another metal at their beginning, or without one for "Other". */
export function withMetal(materials: string, metal: Metal | "Other"): string {
  const text = materials.trim();
  const rest = text.replace(LEADING_METAL, "");
  if (metal === "Other") return rest.replace(/^[,;]?\s*/, "");
  const isSwapped = rest !== text;
  return rest === "" || isSwapped ? `${metal}${rest}` : `${metal}, ${rest}`;
}
