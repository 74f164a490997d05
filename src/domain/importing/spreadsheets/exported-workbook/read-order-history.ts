import { ORDER_STATUSES, type OrderStatus } from "#contract/sales/order-transitions.ts";
import { z } from "zod";
import { parseHundredths } from "#contract/decimals.ts";
import type { OrderRecordStep, PaymentRecord } from "#contract/importing/import-records.ts";
import { orderEditSchema } from "#contract/sales/orders.ts";
import { PAYMENT_METHODS } from "#contract/sales/payments.ts";
import { parseJson } from "../../../parse-json.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";
import { InvalidCellError } from "../layouts/row-reader.ts";
import { toTimestamp } from "../tables/date-reader.ts";

const detailsSchema = z.object({
  reason: z.string().max(500).nullable(),
  changes: z.array(orderEditSchema).nullable(),
});

const LINE = /^(\S+) (\w+)(?: by ((?:(?! \{").)+))?(?: (\{".*\}))?$/;

const isStatus = (text: string | undefined): text is OrderStatus =>
  ORDER_STATUSES.some((status) => status === text);

/**
 * The steps of an order, a line each: "2026-11-20T15:00:00.000Z pending by ada". Lines of another form
 * are left out.
 * @throws InvalidCellError for details that cannot be read
 */
export function readOrderHistory(text: string | null): OrderRecordStep[] {
  return toLines(text).flatMap((line) => {
    const [, when = "", to, by, details] = LINE.exec(line) ?? [];
    const at = toTimestamp(when);
    if (!at || !isStatus(to)) return [];
    const none = { reason: null, changes: null };
    const read = details === undefined ? none : parseLine(details, detailsSchema, "Its history");
    return [{ to, by: by ?? null, at, ...read }];
  });
}

const paymentSchema = z.object({
  amount: z.string().transform((text, context) => {
    const cents = parseHundredths(text) ?? 0;
    if (cents === 0) context.addIssue("No amount");
    return cents;
  }),
  method: z.enum(PAYMENT_METHODS),
  paidOn: z.iso.datetime(),
  reference: z.string().max(100).nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
});

/**
 * The payments of an order, a line of JSON each.
 * @throws InvalidCellError for a line that cannot be read
 */
export const readOrderPayments = (text: string | null): PaymentRecord[] =>
  toLines(text).map((line) => {
    const { amount, ...payment } = parseLine(line, paymentSchema, "Its payments");
    return { amountCents: amount, ...payment };
  });

const toLines = (text: string | null): string[] =>
  (text ?? "").split("\n").flatMap((line) => line.trim() || []);

function parseLine<Schema extends z.ZodType>(
  json: string,
  schema: Schema,
  what: string,
): z.infer<Schema> {
  const read = schema.safeParse(parseJson(json));
  if (!read.success)
    throw new InvalidCellError(`${what} cannot be read: “${truncateQuote(json)}”.`);
  return read.data;
}
