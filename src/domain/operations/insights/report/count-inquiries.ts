import type { Shop } from "../../../shop.ts";
import { type Period, periodBounds } from "./counted-period.ts";

const received = ({ db }: Shop, period: Period, timeZone: string) => {
  const { start, end } = periodBounds(period, timeZone);
  return db
    .selectFrom("inquiries")
    .where("inquiries.createdAt", ">=", start)
    .where("inquiries.createdAt", "<", end)
    .where("inquiries.state", "!=", "to-check")
    .where("inquiries.deletedAt", "is", null);
};

/** The inquiries of a period, and those among them that nobody has looked at. */
export async function countInquiries(
  shop: Shop,
  period: Period,
  timeZone: string,
): Promise<{ all: number; unread: number }> {
  const rows = await received(shop, period, timeZone)
    .select(({ fn }) => ["inquiries.state", fn.countAll<number>().as("count")])
    .groupBy("inquiries.state")
    .execute();
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    unread: rows.find(({ state }) => state === "new")?.count ?? 0,
  };
}

/** How many inquiries of a period ask about each piece. */
export async function countInquiriesByPiece(
  shop: Shop,
  period: Period,
  timeZone: string,
): Promise<Map<number, number>> {
  const rows = await received(shop, period, timeZone)
    .innerJoin("inquiryPieces", "inquiryPieces.inquiryId", "inquiries.id")
    .where("inquiryPieces.productId", "is not", null)
    .select(({ fn }) => ["inquiryPieces.productId", fn.countAll<number>().as("count")])
    .groupBy("inquiryPieces.productId")
    .execute();
  return new Map(rows.flatMap(({ productId, count }) => (productId ? [[productId, count]] : [])));
}
