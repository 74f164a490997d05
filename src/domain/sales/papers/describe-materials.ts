import { listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import { listStones } from "../../catalogue/care/stone-guides.ts";

const METAL =
  /\b(?:gold|silver|sterling|platinum|palladium|vermeil|copper|bronze|brass|titanium|steel|argentium|\d{1,2}k)\b/iu;

/**
 * What the materials of a piece say of its metal and of its stones, "18k white gold, polished; round blue
 * sapphire, 6.9 mm". Semicolons divide them, else commas.
 */
export function splitMaterials(materials: string | null): {
  metal: string | null;
  stones: string | null;
} {
  const text = materials ?? "";
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
