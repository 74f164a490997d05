import type { CareMatch, PieceCare } from "#contract/catalogue/piece-care.ts";
import type { CareCard, PieceFacts, QrCode } from "#contract/sales/papers.ts";
import type { CareTexts } from "#contract/settings/care-guides.ts";
import { toCareSections } from "#contract/settings/care-sections.ts";
import { byDelicacy } from "../../catalogue/care/to-care-notes.ts";

type CaredFor = { care: PieceCare };
type Described = CaredFor & Pick<PieceFacts, "noun"> & { qrCode: QrCode | null };

const PER_SHEET = 2;
const ANY: CareMatch = { guide: "any", name: "" };

/**
 * One care card for each different kind of piece, by its stones and metal. A spare half sheet gets the
 * second most fitting card: that of the metal of a piece with stones, else the same once more. None where nothing
 * is written of how to care for them.
 */
export function chooseCareCards(pieces: Described[], texts: CareTexts): CareCard[] {
  const cards = new Map<string, CareCard>();
  for (const piece of pieces) {
    const card = toCard(piece, listMatches(piece), texts);
    if (card && !cards.has(card.title)) cards.set(card.title, card);
  }
  const chosen = [...cards.values()];
  if (chosen.length % PER_SHEET === 0) return chosen;
  const withStones = pieces.find(({ care }) => care.stones.length > 0);
  const ofMetal = withStones && toCard(withStones, [...withStones.care.metals, ANY], texts);
  const spare = ofMetal ?? chosen.at(-1);
  return spare ? [...chosen, spare] : chosen;
}

/** The pieces with known materials, where there are any: a repair needs no card beside them. */
export function listCaredFor<Piece extends Pick<PieceFacts, "materials">>(pieces: Piece[]) {
  const known = pieces.filter(({ materials }) => materials !== null);
  return known.length > 0 ? known : pieces;
}

/** What the cards are for: "White gold and sapphire; silver". */
export function describeCareCards(pieces: CaredFor[]): string {
  const names = pieces.map(({ care }) => {
    const [stone] = byDelicacy(care.stones);
    return [care.metals[0]?.name, stone?.name].filter(Boolean).join(" and ") || "any metal";
  });
  const text = [...new Set(names)].join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** With stones the most delicate one decides. */
const listMatches = ({ care }: CaredFor): CareMatch[] => [
  ...byDelicacy(care.stones),
  ...care.metals,
  ANY,
];

/** The first of the matches that something is written of. It is cleaned as its most delicate part bears it. */
function toCard(
  { noun, care, qrCode }: Described,
  matches: CareMatch[],
  texts: CareTexts,
): CareCard | undefined {
  const [delicate] = byDelicacy([...care.metals, ...care.stones]);
  for (const { guide, name } of matches) {
    const sections = toCareSections(guide, texts, delicate?.guide);
    const title = ["Caring for your", name, noun].filter(Boolean).join(" ");
    if (sections.length > 0) return { title, sections, qrCode };
  }
  return undefined;
}
