import type { PrintedPapers } from "#contract/sales/papers.ts";
import { listCertifiedPieces, listValuedPieces } from "#contract/sales/papers-of-pieces.ts";
import { PAPER_NAMES } from "../orders/paper-names.ts";
import { MESSAGES } from "./messages.ts";

type Enclosed = { name: string; details?: string; count: number };

/** The other papers that go into the box; with a gift none that has a price. */
export function listEnclosed({ order, states, pieces, careCards }: PrintedPapers): Enclosed[] {
  const isReady = (paper: string) =>
    states.some((state) => state.paper === paper && state.needs === null);
  const valued = listValuedPieces(pieces);
  return [
    isReady("certificate") && {
      name: PAPER_NAMES.certificate,
      count: listCertifiedPieces(pieces).reduce((sum, { quantity }) => sum + quantity, 0),
    },
    isReady("valuation") &&
      !order.isGift && {
        name: PAPER_NAMES.valuation,
        details: valued.map(({ name }) => name).join(", "),
        count: valued.length,
      },
    { name: MESSAGES.packingSlip.careCard, count: careCards.length },
  ].filter((each): each is Enclosed => each !== false);
}
