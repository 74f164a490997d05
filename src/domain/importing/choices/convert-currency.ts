import { formatHundredths } from "#contract/decimals.ts";
import {
  flagForeignCurrency,
  isForeignPrice,
  type ReadPiece,
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
  const { priceCents, name, notes } = item.piece;
  if (currency === null || !isForeignPrice(priceCents, currency)) return item;
  const rate = choices.chooseRate(currency, { name, cents: priceCents });
  if (rate === null) return flagForeignCurrency(item, currency);
  const converted = toDollars(priceCents, rate);
  const change = `${formatHundredths(priceCents)} ${currency} → ${formatHundredths(converted)} US dollars`;
  const note = `Price: ${change}, at ${rate}.`;
  return { ...item, piece: { ...item.piece, priceCents: converted, notes: [...notes, note] } };
}

/** Rounded to whole cents, without binary floating-point noise. */
const toDollars = (cents: number, rate: string): number =>
  Math.round(Number((cents * Number(rate)).toPrecision(15)));
