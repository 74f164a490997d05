import { sql } from "kysely";
import type { Insights, InsightPiece } from "#contract/operations/insights.ts";
import { listSearchAnswers } from "../../../catalogue/search-answers/list-search-answers.ts";
import { idList } from "../../../id-list.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";
import { countInquiries } from "./count-inquiries.ts";
import { type Period, precedingPeriod, readPeriod, periodBounds } from "./counted-period.ts";
import { listMissing, listSearches } from "./list-findings.ts";
import { countsWithin, ofKind, type Sum, sumCounts, totalOf, viewsOf } from "./sum-counts.ts";
import { shopDay } from "../shop-day.ts";
import { loadSummaryRows } from "../../../catalogue/products/load-rows.ts";
import { toProductSummaries } from "../../../catalogue/products/to-products.ts";
import { listPieceNumbers } from "./list-piece-numbers.ts";

const MAX_SOURCES = 30;

/**
 * What visitors looked at, asked about, and did not find, of this month by default.
 * @throws invalid for days in the wrong order
 */
export async function getInsights(shop: Shop, asked: Partial<Period> = {}): Promise<Insights> {
  const { timeZone } = await getSettings(shop);
  const period = readPeriod(shop, timeZone, asked);
  const since = await findFirstDay(shop);
  const before = findComparable(period, since);
  const sums = await sumCounts(shop, period);
  const { all, unread } = await countInquiries(shop, period, timeZone);
  const answers = await listSearchAnswers(shop);
  const device = (name: string) =>
    totalOf(ofKind(sums, "device").filter(({ subject }) => subject === name));
  return {
    ...period,
    since,
    visits: totalOf(ofKind(sums, "visits")),
    views: viewsOf(sums),
    inquiries: all,
    newInquiries: unread,
    before: before && (await compare(shop, before, timeZone)),
    days: await listDays(shop, period),
    letters: await listSentLetters(shop, period, timeZone),
    devices: { phone: device("phone"), computer: device("computer") },
    pieces: await listViewedPieces(shop, period, before),
    collections: await nameCollections(shop, ofKind(sums, "collection")),
    pages: ofKind(sums, "page").map(({ subject: path, count }) => ({ path, count })),
    searches: await listSearches(shop, sums, answers),
    answers,
    missing: await listMissing(shop, sums),
    sources: ofKind(sums, "source")
      .slice(0, MAX_SOURCES)
      .map(({ subject: source, count }) => ({ source, count })),
  };
}

async function findFirstDay({ db }: Shop): Promise<string | null> {
  const { first } = await db
    .selectFrom("visitCounts")
    .select(({ fn }) => fn.min<string | null>("period").as("first"))
    .executeTakeFirstOrThrow();
  return first?.length === 7 ? `${first}-01` : first;
}

/** The period before, if all of it was counted; a first week has nothing to be compared with. */
function findComparable(period: Period, since: string | null): Period | null {
  const before = precedingPeriod(period);
  return since !== null && since <= before.from ? before : null;
}

async function compare(shop: Shop, before: Period, timeZone: string) {
  const sums = await sumCounts(shop, before);
  const { all } = await countInquiries(shop, before, timeZone);
  const visits = totalOf(ofKind(sums, "visits"));
  return { ...before, visits, views: viewsOf(sums), inquiries: all };
}

async function listDays(shop: Shop, period: Period): Promise<Insights["days"]> {
  const rows = await countsWithin(shop, period)
    .where("kind", "in", ["visits", "page", "piece", "collection"])
    .select(({ fn }) => ["period", "kind", fn.sum<number>("count").as("count")])
    .groupBy(["period", "kind"])
    .orderBy("period")
    .execute();
  const days = Map.groupBy(rows, (row) => row.period);
  return [...days].flatMap(([day, own]) => {
    if (day.length === 7) return [];
    const sums = own.map(({ kind, count }): Sum => ({ kind, subject: "", count }));
    return [{ day, visits: totalOf(ofKind(sums, "visits")), views: viewsOf(sums) }];
  });
}

async function nameCollections(shop: Shop, sums: Sum[]): Promise<Insights["collections"]> {
  const ids = sums.map(({ subject }) => Number(subject));
  if (ids.length === 0) return [];
  const rows = await shop.db
    .selectFrom("collections")
    .select(["id", "slug", "title"])
    .where("id", "in", idList(shop, ids))
    .where("deletedAt", "is", null)
    .execute();
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return sums.flatMap(({ subject, count }) => {
    const found = byId.get(subject);
    return found ? [{ name: found.title, path: `/collections/${found.slug}`, count }] : [];
  });
}

/** The letters that went out within a period, with the day on which their sending began. */
async function listSentLetters(
  { db }: Shop,
  period: Period,
  timeZone: string,
): Promise<{ day: string; subject: string }[]> {
  const { start, end } = periodBounds(period, timeZone);
  const firstSent = sql<string>`min(outgoing_mails.sent_at)`;
  const rows = await db
    .selectFrom("letters")
    .innerJoin("outgoingMails", "outgoingMails.aboutId", "letters.id")
    .where("outgoingMails.aboutKind", "=", "letter")
    .where("outgoingMails.sentAt", "is not", null)
    .groupBy(["letters.id", "letters.subject"])
    .having(firstSent, ">=", start)
    .having(firstSent, "<", end)
    .select(["letters.subject", firstSent.as("sentAt")])
    .orderBy("letters.id")
    .execute();
  return rows.map(({ subject, sentAt }) => ({ day: shopDay(new Date(sentAt), timeZone), subject }));
}

const MAX_PIECES = 100;

/** The pieces of a period with their numbers, most viewed first, without those in the trash. */
async function listViewedPieces(
  shop: Shop,
  period: Period,
  before: Period | null,
): Promise<InsightPiece[]> {
  const numbers = (await listPieceNumbers(shop, period)).slice(0, MAX_PIECES);
  const earlier = before && (await listPieceNumbers(shop, before));
  const viewsBefore = new Map(earlier?.map(({ productId, views }) => [productId, views]));
  const ids = numbers.map(({ productId }) => productId);
  const pieces = await toProductSummaries(shop, await loadSummaryRows(shop, ids), "admin");
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return numbers.flatMap((own) => {
    const piece = byId.get(own.productId);
    if (!piece) return [];
    const { name, media } = piece;
    const compared = earlier ? (viewsBefore.get(own.productId) ?? 0) : null;
    return [{ ...own, name, picture: media[0] ?? null, viewsBefore: compared }];
  });
}
