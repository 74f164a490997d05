import type { CareCard, PieceFacts, QrCode } from "#contract/sales/papers.ts";
import { METAL_CARE, STONE_CARE, type CareTexts } from "./care-texts.ts";
import { listStones, splitMaterials, type Stone, type StoneGroup } from "./describe-materials.ts";

type Described = Pick<PieceFacts, "noun" | "materials"> & { qrCode: QrCode | null };

/** The most delicate first. */
const GROUPS: StoneGroup[] = ["organic", "delicate", "hard"];
const PER_SHEET = 2;

/**
 * One care card for each different kind of piece, by its stones and metal. A spare half sheet gets the
 * second most fitting card: that of the metal of a piece with stones, else the same once more.
 */
export function chooseCareCards(pieces: Described[]): CareCard[] {
  const cards = new Map<string, CareCard>();
  for (const piece of pieces) {
    const card = toCard(piece, chooseStone(piece.materials));
    if (!cards.has(card.title)) cards.set(card.title, card);
  }
  const chosen = [...cards.values()];
  if (chosen.length % PER_SHEET === 0) return chosen;
  const withStones = pieces.find(({ materials }) => chooseStone(materials) !== null);
  const spare = withStones ? toCard(withStones, null) : chosen.at(-1);
  return spare ? [...chosen, spare] : chosen;
}

/** The pieces with known materials, where there are any: a repair needs no card beside them. */
export function listCaredFor<Piece extends Pick<PieceFacts, "materials">>(pieces: Piece[]) {
  const known = pieces.filter(({ materials }) => materials !== null);
  return known.length > 0 ? known : pieces;
}

/** What the cards are for: "White gold and sapphire; silver". */
export function describeCareCards(pieces: Pick<PieceFacts, "materials">[]): string {
  const names = pieces.map(({ materials }) => {
    const stone = chooseStone(materials)?.name;
    const metal = metalOf(materials).name;
    return [metal, stone].filter(Boolean).join(" and ") || "any metal";
  });
  const text = [...new Set(names)].join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function toCard({ noun, materials, qrCode }: Described, stone: Stone | null): CareCard {
  const { name, texts } = metalOf(materials);
  const care: CareTexts = stone ? STONE_CARE[stone.group](stone.name) : texts;
  return {
    title: ["Caring for your", stone?.name ?? name, noun].filter(Boolean).join(" "),
    sections: [
      { term: "Every day", text: care.daily },
      { term: "To clean it", text: care.clean },
      { term: "To store it", text: care.store },
      { term: care.later[0], text: care.later[1] },
    ],
    qrCode,
  };
}

function chooseStone(materials: string | null): Stone | null {
  const stones = listStones(splitMaterials(materials).stones);
  return GROUPS.map((group) => stones.find((stone) => stone.group === group)).find(Boolean) ?? null;
}

function metalOf(materials: string | null): { name: string; texts: CareTexts } {
  const { metal } = splitMaterials(materials);
  const known = METAL_CARE.find(({ pattern }) => pattern.test(metal ?? ""));
  if (!known) throw new Error("The last entry fits every metal.");
  return known;
}
