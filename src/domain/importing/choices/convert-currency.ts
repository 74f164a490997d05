import { formatHundredths } from "#contract/decimals.ts";
import { toDollars } from "#contract/importing/import-choices.ts";
import {
  flagForeignCurrency,
  type ReadPiece,
  SHOP_CURRENCY,
} from "../parsing/flag-foreign-currency.ts";
import type { SourceItem } from "../source.ts";
import type { ImportChoices } from "./import-choices.ts";

/**
 * Converts the price of a piece to US dollars at the rate that a person typed, with a note. Without a
 * rate the piece is doubtful.
 */
export function convertCurrency(
  item: ReadPiece,
  currency: string | null,
  choices: ImportChoices,
): SourceItem {
  const { priceCents, name, notes, costCents } = item.piece;
  if (currency === null || currency === SHOP_CURRENCY) return item;
  if (priceCents === null) return withoutCost(item, currency);
  const rate = choices.chooseRate(currency, { name, cents: priceCents });
  if (rate === null) return flagForeignCurrency(withoutCost(item, currency), currency);
  const converted = toDollars(priceCents, rate);
  const change = `${formatHundredths(priceCents)} ${currency} → ${formatHundredths(converted)} US dollars`;
  const note = `Price: ${change}, at ${rate}.`;
  const cost = costCents === undefined ? {} : { costCents: toDollars(costCents, rate) };
  return {
    ...item,
    piece: { ...item.piece, ...cost, priceCents: converted, notes: [...notes, note] },
  };
}

/** A rate is asked for a price alone, and a person corrects the price of a doubtful piece, but not its cost. */
function withoutCost(item: ReadPiece, currency: string): ReadPiece {
  const { costCents, ...piece } = item.piece;
  if (costCents === undefined) return item;
  const note = `Its cost is in ${currency}, and was left out.`;
  return { ...item, piece: { ...piece, notes: [...piece.notes, note] } };
}
