import { formatMetals, parseMetals } from "#contract/catalogue/metals/metals-text.ts";
import { FINISHES, KINDS, MATERIALS, MOTIFS, SENTENCES, STONES } from "./words.ts";

export type Piece = {
  name: string;
  description: string;
  priceCents: number;
  categoryId: number;
  sku: string;
  stock: number;
  materials: string;
  /** Of nine pieces in ten. */
  metals: string | null;
  stones: string | null;
  ringSizeQuarters: number | null;
  weightCentigrams: number;
  isActive: boolean;
  createdAt: string;
  /** Names of tags. */
  tags: string[];
};

const START = Date.UTC(2016, 0, 1);
const MINUTE = 60_000;

/** A piece as a goldsmith would describe it. A few are hidden; prices are many small and few large. */
export function makePiece(number: number, random: () => number): Piece {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const kind = pick(KINDS);
  const material = pick(MATERIALS);
  const stone = random() < 0.6 ? pick(STONES) : null;
  const name = [pick(FINISHES), pick(MOTIFS), stone, kind.name].filter(Boolean).join(" ");
  const sentences = [pick(SENTENCES), pick(SENTENCES), pick(SENTENCES)];
  return {
    name,
    description: `${name} in ${material.toLowerCase()}. ${sentences.join(" ")}`,
    priceCents: Math.round(4000 + 400_000 * random() ** 3),
    categoryId: kind.category,
    sku: `FG-${number}`,
    stock: 1,
    materials: stone ? `${material}, ${stone.toLowerCase()}` : material,
    ...factsOf(number, { material, stone, isRing: kind.type === "Rings" }),
    weightCentigrams: 100 + Math.floor(random() * 4000),
    isActive: random() > 0.03,
    createdAt: new Date(START + number * MINUTE).toISOString(),
    tags: [
      kind.type,
      ...tagsOf(material),
      ...(stone ? [stone === "Pearl" ? "Pearl" : "Gemstone"] : []),
    ],
  };
}

/** By number, so that the rest of the catalogue is the same with them. */
function factsOf(
  number: number,
  { material, stone, isRing }: { material: string; stone: string | null; isRing: boolean },
): Pick<Piece, "metals" | "stones" | "ringSizeQuarters"> {
  const isKnown = number % 10 > 0;
  const metals = isKnown ? formatMetals(parseMetals(material) ?? []) : null;
  const cut = ["round", "oval", "pear"][number % 3];
  return {
    metals,
    stones: isKnown && stone ? `${cut} ${stone.toLowerCase()}, ${1 + (number % 5)} ct` : null,
    ringSizeQuarters: isKnown && isRing ? 16 + (number % 24) : null,
  };
}

function tagsOf(material: string): string[] {
  if (/vermeil/i.test(material)) return ["Vermeil"];
  if (/platinum/i.test(material)) return ["Platinum"];
  if (/silver/i.test(material)) return ["Silver"];
  if (/rose/i.test(material)) return ["Gold", "Rose Gold"];
  return /white/i.test(material) ? ["Gold", "White Gold"] : ["Gold"];
}
