import type { PrintedPapers } from "#contract/sales/papers.ts";
import { PAPER_NAMES } from "../orders/paper-names.ts";
import { MESSAGES } from "./messages.ts";

type Enclosed = { name: string; details?: string; count: number };

/** The other papers that go into the box; with a gift none that has a price. */
export function listEnclosed({ order, states, pieces, careCards }: PrintedPapers): Enclosed[] {
  const isReady = (paper: string) =>
    states.some((state) => state.paper === paper && state.needs === null);
  const certified = pieces.filter(({ dateMade }) => dateMade !== null);
  const valued = pieces.filter(
    ({ value, isCustomWork, dateMade }) => value !== null && (!isCustomWork || dateMade !== null),
  );
  return [
    isReady("certificate") && {
      name: PAPER_NAMES.certificate,
      count: certified.reduce((sum, { quantity }) => sum + quantity, 0),
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
