import { formatWeight } from "./format-weight.ts";

/** The line under a piece's name: its metal without the finish, and its weight. */
export function describeMetal(materials: string | null, weight: string | null): string {
  const metal = materials?.split(/[,;]/, 1)[0]?.trim() ?? "";
  const named = metal.charAt(0).toUpperCase() + metal.slice(1);
  return [named, weight && formatWeight(weight)].filter(Boolean).join(", ");
}
