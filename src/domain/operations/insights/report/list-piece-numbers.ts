import type { PieceNumbers } from "#contract/operations/insights.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { countInquiriesByPiece } from "./count-inquiries.ts";
import { type Period, readPeriod } from "./counted-period.ts";
import { ofKind, sumCounts } from "./sum-counts.ts";

/** Views, keeps and inquiries of each piece that has any, most viewed first; of this month by default. */
export async function listPieceNumbers(
  shop: Shop,
  asked: Partial<Period> = {},
): Promise<PieceNumbers[]> {
  const { timeZone } = await getSettings(shop);
  const period = readPeriod(shop, timeZone, asked);
  const sums = await sumCounts(shop, period);
  const [views, keeps] = (["piece", "keep"] as const).map(
    (kind) => new Map(ofKind(sums, kind).map(({ subject, count }) => [Number(subject), count])),
  );
  const inquiries = await countInquiriesByPiece(shop, period, timeZone);
  const ids = new Set([...(views?.keys() ?? []), ...(keeps?.keys() ?? []), ...inquiries.keys()]);
  return [...ids]
    .map((productId) => ({
      productId,
      views: views?.get(productId) ?? 0,
      keeps: keeps?.get(productId) ?? 0,
      inquiries: inquiries.get(productId) ?? 0,
    }))
    .toSorted((one, other) => other.views - one.views || one.productId - other.productId);
}
