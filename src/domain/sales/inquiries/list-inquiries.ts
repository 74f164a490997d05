import { type Expression, type ExpressionBuilder, sql } from "kysely";
import {
  INQUIRY_STATES,
  type InquiryState,
  type InquirySummary,
} from "#contract/sales/inquiries.ts";
import type { Tables } from "#database/tables.ts";
import { contains } from "../../contains.ts";
import type { Page } from "../../page.ts";
import type { Shop } from "../../shop.ts";
import { toSearchedDigits } from "../customer-links/contact-keys.ts";
import { loadInquiries } from "./records/load-inquiries.ts";

export type InquiryQuery = {
  /** All but closed and to-check when left out; all of them for a search or a piece. */
  state?: InquiryState | undefined;
  /** A part of name, email, phone, a message or a piece's name. */
  search?: string | undefined;
  /** Those about this piece, in whatever state. */
  productId?: number | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** Named one by one, since no index finds what is not there. */
const OPEN_STATES = INQUIRY_STATES.filter((state) => state !== "closed" && state !== "to-check");

/**
 * Inquiries by their last message, newest first; those waiting for the shop longest waiting first. All of
 * them without a limit.
 */
export async function listInquiries(
  shop: Shop,
  { state, search, productId, limit, offset = 0 }: InquiryQuery = {},
): Promise<Page<InquirySummary>> {
  const matching = shop.db
    .selectFrom("inquiries")
    .where("deletedAt", "is", null)
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "new"))
    .$if(state === undefined && !search && productId === undefined, (query) =>
      query.where("state", "in", OPEN_STATES),
    )
    .$if(productId !== undefined, (query) =>
      query.where("id", "in", (eb) =>
        eb
          .selectFrom("inquiryPieces")
          .select("inquiryPieces.inquiryId")
          .where("inquiryPieces.productId", "=", productId ?? 0),
      ),
    )
    .$call((query) => (search ? query.where((eb) => matches(eb, search)) : query));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const direction = state === "waiting-for-you" ? "asc" : "desc";
  const rows = await matching
    .selectAll()
    .orderBy("lastMessageAt", direction)
    .orderBy("id", direction)
    .$call((query) => (limit === undefined ? query : query.limit(limit).offset(offset)))
    .execute();
  return { items: await loadInquiries(shop, rows), total };
}

const matches = (eb: ExpressionBuilder<Tables, "inquiries">, search: string) => {
  const phone = eb.fn.coalesce("phone", eb.val(""));
  const digits = toSearchedDigits(search);
  return eb.or([
    contains(eb.ref("name"), search),
    contains(eb.fn.coalesce("email", eb.val("")), search),
    digits === null ? contains(phone, search) : contains(withoutSeparators(phone), digits),
    eb.exists(
      eb
        .selectFrom("inquiryMessages")
        .select("inquiryMessages.id")
        .whereRef("inquiryMessages.inquiryId", "=", "inquiries.id")
        .where((inner) => contains(inner.ref("inquiryMessages.text"), search)),
    ),
    eb.exists(
      eb
        .selectFrom("inquiryPieces")
        .select("inquiryPieces.id")
        .whereRef("inquiryPieces.inquiryId", "=", "inquiries.id")
        .where((inner) => contains(inner.ref("inquiryPieces.productName"), search)),
    ),
  ]);
};

const SEPARATORS = [" ", "-", "(", ")", ".", "+", "/"];

/** A phone number without what people write between its digits. */
const withoutSeparators = (phone: Expression<string>): Expression<string> =>
  SEPARATORS.reduce((plain, separator) => sql<string>`replace(${plain}, ${separator}, '')`, phone);
