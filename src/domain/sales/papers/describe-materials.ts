import { listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import { singularOf } from "#contract/catalogue/stones/singular-of.ts";

/** Stones by how they are cared for, in the singular and the plural. */
export const STONE_GROUPS = {
  hard: "diamond sapphire ruby emerald spinel garnet topaz aquamarine tourmaline amethyst citrine quartz peridot alexandrite morganite tsavorite beryl zircon moissanite onyx agate jasper carnelian chalcedony jade",
  delicate:
    "opal turquoise moonstone labradorite tanzanite lapis malachite sunstone iolite kunzite apatite fluorite rhodochrosite",
  organic: "pearl coral amber mother-of-pearl ivory jet shell",
} as const;
export type StoneGroup = keyof typeof STONE_GROUPS;

const GROUP_OF = new Map(
  Object.entries(STONE_GROUPS).flatMap(([group, stones]) =>
    stones.split(" ").map((stone) => [stone, group as StoneGroup] as const),
  ),
);
const SINGULAR_OF = singularOf([...GROUP_OF.keys()]);
/** Longer names first: "mother-of-pearl" is no pearl. */
const STONE = new RegExp(
  `\\b(?:${[...SINGULAR_OF.keys()].toSorted((a, b) => b.length - a.length).join("|")})\\b`,
  "giu",
);
const METAL =
  /\b(?:gold|silver|sterling|platinum|palladium|vermeil|copper|bronze|brass|titanium|steel|argentium|\d{1,2}k)\b/iu;

export type Stone = { name: string; group: StoneGroup };

/** The stones that a text names, each once, in the singular. */
export function listStones(text: string | null): Stone[] {
  const found = [...(text ?? "").matchAll(STONE)].map(
    ([word]) => SINGULAR_OF.get(word.toLowerCase()) ?? "",
  );
  return [...new Set(found)].map((name) => ({ name, group: GROUP_OF.get(name) ?? "hard" }));
}

/**
 * What the materials of a piece say of its metal and of its stones, "18k white gold, polished; round blue
 * sapphire, 6.9 mm". Semicolons divide them, else commas.
 */
export function splitMaterials(materials: string | null): {
  metal: string | null;
  stones: string | null;
} {
  const text = materials?.trim() ?? "";
  const divider = text.includes(";") ? ";" : ",";
  const metal: string[] = [];
  const stones: string[] = [];
  for (const part of text.split(divider).map((each) => each.trim())) {
    if (part === "") continue;
    const isMeasure = /^[\d.]+/.test(part) && listStones(part).length === 0 && !METAL.test(part);
    const isStone = listStones(part).length > 0 && !METAL.test(part);
    const follows = isMeasure && stones.length > 0;
    (isStone || follows ? stones : metal).push(part);
  }
  const joined = (parts: string[]) => parts.join(`${divider} `) || null;
  return { metal: joined(metal), stones: joined(stones) };
}

/** The metal with its fineness: "18k white gold, 750 parts fine gold in 1,000, polished". */
export function describeMetalFineness(materials: string | null): string | null {
  const { metal } = splitMaterials(materials);
  if (metal === null) return null;
  const parts = listFineness(metal).map(({ parts, metal }) => `${parts} parts fine ${metal}`);
  const [alloy = metal, ...finish] = metal.split(/, ?/);
  return [alloy, ...(parts.length > 0 ? [`${parts.join(" and ")} in 1,000`] : []), ...finish]
    .filter(Boolean)
    .join(", ");
}
