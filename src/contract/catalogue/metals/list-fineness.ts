import { ALLOYS } from "./alloys.ts";
import { PARTS_OF_KARAT } from "./karats.ts";

export type Fineness = {
  /** As stamped: "18K", "925". */
  mark: string;
  metal: "gold" | "silver" | "platinum" | "palladium";
  /** Of fine metal in 1,000. */
  parts: number;
  /** For screen readers: "18 karat gold". */
  name: string;
};

/** Karat and parts per thousand, of every gold. */
const KARATS = Object.entries(PARTS_OF_KARAT).map(
  ([karat, parts]) => [Number(karat), parts] as const,
);

/** Plated and filled gold has no fineness of its own. */
const COVERING =
  /\b\d{1,2}\s?(?:k|kt|ct|karat|carat)\b(?:(?!\band\b)[^,;]){0,80}?\b(?:vermeil|plated?|plating|filled|fill)\b/giu;
const KARAT = new RegExp(
  String.raw`\b(${KARATS.map(([karat]) => karat).join("|")})\s?-?(?:k|kt|ct|karat|carat)\b`,
  "giu",
);
const PARTS = new RegExp(
  String.raw`\b(${KARATS.map(([, parts]) => parts).join("|")})\b(?=[^,;]{0,80}\bgold\b)`,
  "giu",
);
const SILVER = /\b(?:sterling|925|vermeil)\b/iu;
const ARGENTIUM = /\bargentium\b/iu;
const FINE_SILVER = /\bfine silver\b/iu;

/** The fineness marks of these materials, gold first, without duplicates. */
export function listFineness(materials: string | null): Fineness[] {
  if (!materials) return [];
  const solid = materials.replaceAll(COVERING, "");
  const karats = [
    ...[...solid.matchAll(KARAT)].map((found) => Number(found[1])),
    ...[...solid.matchAll(PARTS)].map((found) => karatOf(Number(found[1]))),
  ];
  const marks = [...new Set(karats)].map(gold);
  marks.push(...listOf("platinum", solid), ...listOf("palladium", solid));
  if (FINE_SILVER.test(solid)) marks.push(silver(999, "fine silver"));
  if (ARGENTIUM.test(solid)) marks.push(silver(935, "argentium silver"));
  if (SILVER.test(materials)) marks.push(silver(925, "sterling silver"));
  return marks;
}

/** The alloys of a metal that is stamped with its parts alone; 950 where nobody says how many. */
function listOf(metal: "platinum" | "palladium", text: string): Fineness[] {
  const found = new RegExp(`(?:\\b(9\\d0)\\s+)?\\b${metal}\\b(?:\\s+(9\\d0)\\b)?`, "giu");
  const parts = [...text.matchAll(found)].map(([, before, after]) =>
    Number(before ?? after ?? 950),
  );
  const alloys = ALLOYS.filter((each) => each.metal === metal && parts.includes(each.parts ?? 0));
  return alloys.map(({ mark = "", parts = 0 }) => ({
    mark,
    parts,
    metal,
    name: `${parts} ${metal}`,
  }));
}

const gold = (karat: number): Fineness => ({
  mark: `${karat}K`,
  parts: KARATS.find(([each]) => each === karat)?.[1] ?? 0,
  metal: "gold",
  name: `${karat} karat gold`,
});

const silver = (parts: number, name: string): Fineness => ({
  mark: String(parts),
  parts,
  metal: "silver",
  name,
});

const karatOf = (parts: number): number =>
  KARATS.find(([, thousandths]) => thousandths === parts)?.[0] ?? 0;
