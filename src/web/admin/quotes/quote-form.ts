import { formatHundredths, parseHundredths } from "#contract/decimals.ts";
import { dayAfter, dayInTimeZone } from "#contract/end-of-day.ts";
import { isRing } from "#contract/catalogue/find-noun.ts";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import type { Picture } from "#contract/media/media.ts";
import { type DepositShare, depositOf, shareOf, sumQuote } from "#contract/sales/quote-sums.ts";
import { type Quote, QUOTE_DAYS, type QuoteDefaults } from "#contract/sales/quotes.ts";
import { parseTaxRate, toPlainRate } from "#contract/tax-rate.ts";
import { parseCents } from "#contract/typed-numbers.ts";

export type QuoteLine = {
  productId: number | null;
  isCustom: boolean;
  /** Whether it is a piece that is there already, of which nothing is left to make, as far as it is known. */
  isFinished: boolean;
  title: string;
  sku: string | null;
  metal: string;
  weight: string;
  ringSize: string;
  details: string;
  quantity: number;
  price: string;
  picture: Picture | null;
};

/** The values of the form: amounts in dollars and the tax rate in percent, as typed; days "2026-12-18" or "". */
export type QuoteForm = {
  items: QuoteLine[];
  shipping: string;
  taxRate: string;
  /** A tax that was given as a sum, where there is no rate. */
  tax: string;
  share: DepositShare;
  /** Where the share is another amount. */
  deposit: string;
  readyBy: string;
  validUntil: string;
  note: string;
  reserve: boolean;
};

export const CUSTOM_LINE: QuoteLine = {
  productId: null,
  isCustom: true,
  isFinished: false,
  title: "",
  sku: null,
  metal: "",
  weight: "",
  ringSize: "",
  details: "",
  quantity: 1,
  price: "",
  picture: null,
};

type Start = { defaults: QuoteDefaults; now: Date; timeZone: string };

/** A new quote: what was asked about, with its usual deposit, valid for eight days. */
export function startQuote(inquiry: Inquiry, start: Start): QuoteForm {
  const items = inquiry.pieces.flatMap((piece) => toLine(piece, inquiry));
  return {
    items,
    shipping: "",
    taxRate: start.defaults.taxRate ?? "",
    tax: "",
    share: usualShare(items),
    deposit: "",
    readyBy: "",
    validUntil: dayAfter(start.now, QUOTE_DAYS, start.timeZone),
    note: "",
    reserve: true,
  };
}

/** What is paid first where nothing else is chosen: all of finished pieces, half where something is to be made. */
export const usualShare = (items: Pick<QuoteLine, "isFinished">[]): DepositShare =>
  items.length > 0 && items.every(({ isFinished }) => isFinished) ? "full" : "half";

/** What is sold already, or was deleted, cannot be quoted. */
function toLine(piece: InquiryPiece, inquiry: Pick<Inquiry, "ringSize">): QuoteLine[] {
  const { productId, name, price, availability, picture } = piece;
  if (productId === null || price === null || availability === "sold") return [];
  return [toPieceLine({ productId, name, price, picture, availability, sku: null }, inquiry)];
}

type AddedPiece = {
  productId: number;
  name: string;
  price: string;
  picture: Picture | null;
  sku: string | null;
  availability: InquiryPiece["availability"];
};

/** The line of a piece; a ring is sized as the customer asked. */
export const toPieceLine = (
  { productId, name, price, picture, sku, availability }: AddedPiece,
  { ringSize }: Pick<Inquiry, "ringSize">,
): QuoteLine => ({
  ...CUSTOM_LINE,
  productId,
  isCustom: false,
  isFinished: availability !== "made_to_order",
  title: name,
  price,
  picture,
  sku,
  ringSize: isRing(name) ? (ringSize ?? "") : "",
});

/** The form of a quote; one that is no draft starts the next version, valid for eight days from now. */
export function toQuoteForm(quote: Quote, start: Omit<Start, "defaults">): QuoteForm {
  const { timeZone, now } = start;
  const totalCents = parseHundredths(quote.total) ?? 0;
  const share = shareOf(parseHundredths(quote.deposit ?? "0") ?? null, totalCents);
  const isOver = new Date(quote.validUntil) <= now;
  return {
    items: quote.items.map(({ id: _id, metal, weight, ringSize, details, ...item }) => ({
      ...item,
      isFinished: !item.isCustom,
      metal: metal ?? "",
      weight: weight ?? "",
      ringSize: ringSize ?? "",
      details: details ?? "",
    })),
    shipping: Number(quote.shipping) === 0 ? "" : quote.shipping,
    taxRate: quote.taxRate ?? "",
    tax: quote.taxRate === null && Number(quote.tax) > 0 ? quote.tax : "",
    share,
    deposit: share === "other" ? (quote.deposit ?? "") : "",
    readyBy: quote.readyBy ? dayInTimeZone(quote.readyBy, timeZone) : "",
    validUntil: isOver
      ? dayAfter(now, QUOTE_DAYS, timeZone)
      : dayInTimeZone(quote.validUntil, timeZone),
    note: quote.note ?? "",
    reserve: quote.reserve,
  };
}

/** Cents of an amount as typed, "1,234.50" among them; undefined for what is none. */
export const readAmount = (typed: string): number | undefined => parseCents(typed.trim() || "0");

const readRate = (typed: string): number | undefined => parseTaxRate(typed.trim() || "0");

/** The sums of what is typed, in cents; what is no number counts as 0. */
export function sumForm(form: QuoteForm) {
  const items = form.items.map(({ price, quantity }) => ({
    priceCents: readAmount(price) ?? 0,
    quantity: Number.isInteger(quantity) ? quantity : 0,
  }));
  const hasRate = form.taxRate.trim() !== "" || form.tax === "";
  const sums = sumQuote({
    items,
    shippingCents: readAmount(form.shipping) ?? 0,
    taxRate: hasRate ? (readRate(form.taxRate) ?? 0) : null,
    taxCents: readAmount(form.tax) ?? 0,
  });
  const depositCents =
    form.share === "other"
      ? (readAmount(form.deposit) ?? 0)
      : depositOf(form.share, sums.totalCents);
  return { ...sums, depositCents };
}

/** What is missing or wrong, by the name of its field. */
export function checkQuote(form: QuoteForm): Record<string, string> {
  const errors: Record<string, string> = {};
  if (form.items.length === 0) errors["items"] = "Add a piece or custom work.";
  for (const [index, { isCustom, title, price, quantity }] of form.items.entries()) {
    if (isCustom && title.trim() === "") errors[`items.${index}.title`] = "Say what it is.";
    if (price.trim() === "" || readAmount(price) === undefined) {
      errors[`items.${index}.price`] = "Enter a price like 640.00.";
    }
    if (!Number.isInteger(quantity) || quantity < 1) {
      errors[`items.${index}.quantity`] = "Enter a whole number.";
    }
  }
  const { shipping, taxRate, share, deposit, validUntil } = form;
  if (readAmount(shipping) === undefined) errors["shipping"] = "Enter an amount like 12.00.";
  if (readRate(taxRate) === undefined) errors["taxRate"] = "Enter a percentage like 5.3.";
  if (share === "other" && !readAmount(deposit)) errors["deposit"] = "Enter an amount like 500.00.";
  const { depositCents, totalCents } = sumForm(form);
  if ((depositCents ?? 0) > totalCents) errors["deposit"] = "This is more than the total.";
  if (validUntil === "") errors["validUntil"] = "Choose a day.";
  return errors;
}

/** The body of the call that stores it. */
export function toQuoteInput(form: QuoteForm) {
  const { depositCents, shippingCents } = sumForm(form);
  const rate = toPlainRate(form.taxRate);
  return {
    items: form.items.map(toItemInput),
    shipping: formatHundredths(shippingCents),
    ...(rate === "" && form.tax !== "" ? { tax: form.tax } : { taxRate: rate || null }),
    deposit: depositCents === null ? null : formatHundredths(depositCents),
    readyBy: form.readyBy || null,
    validUntil: form.validUntil,
    note: form.note.trim() || null,
    reserve: form.reserve,
  };
}

function toItemInput(line: QuoteLine) {
  const { productId, title, quantity, metal, weight, ringSize, details } = line;
  const price = formatHundredths(readAmount(line.price) ?? 0);
  return {
    ...(productId !== null && { productId }),
    title: title.trim(),
    price,
    quantity,
    // Of a piece, what is left out is the piece's own.
    ...((productId === null || metal) && { metal }),
    weight,
    ringSize,
    details,
  };
}
