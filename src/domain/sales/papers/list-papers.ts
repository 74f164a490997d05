import { formatPrice } from "#contract/decimals.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { OrderPapers, Paper, PaperPiece, PaperState } from "#contract/sales/papers.ts";
import { listCertifiedPieces, listValuedPieces } from "#contract/sales/papers-of-pieces.ts";
import type { CareTexts } from "#contract/settings/care-guides.ts";
import { getSettings } from "../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../shop.ts";
import { getOrder } from "../orders/get-order.ts";
import { chooseCareCards, describeCareCards, listCaredFor } from "./choose-care-cards.ts";
import { loadPaperPieces } from "./load-paper-pieces.ts";

/**
 * The papers of an order, what each says and what it lacks, and the pieces without a date made.
 * @throws not-found
 */
export async function listPapers(shop: Shop, orderId: number): Promise<OrderPapers> {
  const order = await getOrder(shop, orderId);
  const pieces = await loadPaperPieces(shop, order);
  const undated = pieces
    .filter(({ dateMade }) => dateMade === null)
    .map(({ itemId, name, isCustomWork }) => ({ itemId, name, isCustomWork }));
  const { careTexts } = await getSettings(shop);
  return { papers: describePapers(order, pieces, careTexts), undated };
}

const OF_PIECES: readonly Paper[] = ["certificate", "valuation", "care"];

/**
 * Of a canceled order only the receipt is left; an order from elsewhere has its receipt there. Without a text on care
 * there is no care card.
 */
export function describePapers(
  order: Order,
  pieces: PaperPiece[],
  careTexts: CareTexts,
): PaperState[] {
  const receipt: PaperState = { paper: "receipt", sentence: describeReceipt(order), needs: null };
  if (order.status === "cancelled") return [receipt];
  const caredFor = listCaredFor(pieces);
  const hasCareCard = chooseCareCards(caredFor, careTexts).length > 0;
  const papers: PaperState[] = [
    receipt,
    { paper: "certificate", ...describeCertificate(pieces) },
    { paper: "valuation", ...describeValuation(pieces) },
    { paper: "packing-slip", sentence: "No prices", needs: null },
    ...(order.isGift
      ? [
          {
            paper: "gift-receipt" as const,
            sentence: "No prices, with an exchange date",
            needs: null,
          },
        ]
      : []),
    ...(hasCareCard
      ? [{ paper: "care" as const, sentence: describeCareCards(caredFor), needs: null }]
      : []),
  ];
  if (order.source === null) return papers;
  return papers.filter(({ paper, needs }) => OF_PIECES.includes(paper) && needs !== "price");
}

function describeReceipt({ status, receiptNumber, balanceDue, amountPaid }: Order): string {
  if (status === "cancelled") return receiptNumber ? `Canceled, ${receiptNumber}` : "Canceled";
  if (Number(balanceDue) === 0) return "Paid in full";
  if (Number(amountPaid) === 0) return `${formatPrice(balanceDue)} owed`;
  return `${formatPrice(amountPaid)} paid, ${formatPrice(balanceDue)} owed`;
}

function describeCertificate(pieces: PaperPiece[]): Omit<PaperState, "paper"> {
  const certified = listCertifiedPieces(pieces);
  const isUndated = pieces.some((piece) => piece.dateMade === null && !piece.isCustomWork);
  if (isUndated || certified.length === 0) {
    return { sentence: "Needs the date made", needs: "dateMade" };
  }
  const count = certified.reduce((sum, { quantity }) => sum + quantity, 0);
  return { sentence: count === 1 ? certified[0]!.name : `${count} certificates`, needs: null };
}

function describeValuation(pieces: PaperPiece[]): Omit<PaperState, "paper"> {
  const valued = listValuedPieces(pieces);
  if (valued.length === 0) return { sentence: "Needs a price", needs: "price" };
  const sums = valued.map(({ value }) => formatPrice(value));
  if (sums.length <= 2) return { sentence: sums.join(" and "), needs: null };
  return { sentence: `${sums.length} pieces`, needs: null };
}
