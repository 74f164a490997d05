export type Fineness = {
  /** As stamped: "18K", "925". */
  mark: string;
  metal: "gold" | "silver" | "platinum";
  /** Of fine metal in 1,000. */
  parts: number;
  /** For screen readers: "18 karat gold". */
  name: string;
};

/** Karat by parts per thousand. */
const KARAT_OF = { 999: 24, 916: 22, 750: 18, 585: 14, 417: 10, 375: 9 } as const;
const KARATS = Object.entries(KARAT_OF).map(([parts, karat]) => [karat, Number(parts)] as const);

/** Plated and filled gold has no fineness of its own. */
const COVERING =
  /\b\d{1,2}\s?(?:k|kt|ct|karat|carat)\b(?:(?!\band\b)[^,;])*?\b(?:vermeil|plated?|plating|filled|fill)\b/giu;
const KARAT = /\b(9|10|14|18|22|24)\s?-?(?:k|kt|ct|karat|carat)\b/giu;
const PARTS = /\b(999|916|750|585|417|375)\b(?=[^,;]*\bgold\b)/giu;
const SILVER = /\b(?:sterling|925|vermeil)\b/iu;
const FINE_SILVER = /\bfine silver\b/iu;
const PLATINUM = /\bplatinum\b/iu;

/** The fineness marks of these materials, gold first, without duplicates. */
export function listFineness(materials: string | null): Fineness[] {
  if (!materials) return [];
  const solid = materials.replaceAll(COVERING, "");
  const karats = [
    ...[...solid.matchAll(KARAT)].map((found) => Number(found[1])),
    ...[...solid.matchAll(PARTS)].map((found) => karatOf(Number(found[1]))),
  ];
  const marks = [...new Set(karats)].map(gold);
  if (PLATINUM.test(solid))
    marks.push({ mark: "950", parts: 950, metal: "platinum", name: "950 platinum" });
  if (FINE_SILVER.test(solid)) marks.push(silver(999, "fine silver"));
  if (SILVER.test(materials)) marks.push(silver(925, "sterling silver"));
  return marks;
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
