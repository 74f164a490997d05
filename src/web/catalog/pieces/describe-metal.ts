import { formatWeight } from "./format-weight.ts";

/** The metal of a piece without its finish, and its weight: "18k yellow gold, 6.4 g". */
export function describeMetal(materials: string | null, weight: string | null): string {
  const metal = materials?.split(/[,;]/, 1)[0]?.trim() ?? "";
  const capitalized = metal.charAt(0).toUpperCase() + metal.slice(1);
  return [capitalized, weight && formatWeight(weight)].filter(Boolean).join(", ");
}
