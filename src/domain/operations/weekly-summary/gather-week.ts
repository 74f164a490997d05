/// <reference lib="esnext.temporal" />
import { countOf } from "#contract/count-of.ts";
import type { Insights } from "#contract/operations/insights.ts";
import { loadOrders } from "../../sales/orders/load-orders.ts";
import { countInquiries } from "../../sales/inquiries/count-inquiries.ts";
import type { Shop } from "../../shop.ts";
import { type Period, periodBounds } from "../insights/report/counted-period.ts";
import { getInsights } from "../insights/report/get-insights.ts";
import { ofKind, sumCounts, totalOf } from "../insights/report/sum-counts.ts";
import type { DueOrder, Week, NextStep } from "./week.ts";
import { listProblems } from "../health/notices/list-problems.ts";

const SHOWN_PIECES = 3;
const MAX_ORDERS = 50;

/**
 * What happened in a week and what is due in the next seven days.
 * @param dueUntil the end of the week that begins, an instant
 */
export async function gatherWeek(
  shop: Shop,
  period: Period,
  { timeZone, dueUntil }: { timeZone: string; dueUntil: string },
): Promise<Week> {
  const insights = await getInsights(shop, period);
  const counts = await countInquiries(shop);
  const waitingInquiries = counts.new + counts["waiting-for-you"];
  const due = await listDue(shop, dueUntil);
  return {
    from: period.from,
    to: period.to,
    visits: insights.visits,
    visitsBefore: await countVisitsBefore(shop, period, insights.since),
    pieces: insights.pieces.filter(({ views }) => views > 0).slice(0, SHOWN_PIECES),
    inquiries: insights.inquiries,
    waitingInquiries,
    ...(await sumSold(shop, period, timeZone)),
    due,
    nextStep: await findNextStep(shop, { insights, waitingInquiries, due }),
  };
}

/** Of the seven days before; null where they were not all counted. */
async function countVisitsBefore(
  shop: Shop,
  { from, to }: Period,
  since: string | null,
): Promise<number | null> {
  const before = { from: weekBefore(from), to: weekBefore(to) };
  if (since === null || since > before.from) return null;
  return totalOf(ofKind(await sumCounts(shop, before), "visits"));
}

const weekBefore = (day: string): string =>
  Temporal.PlainDate.from(day).subtract({ days: 7 }).toString();

const ownOrders = ({ db }: Shop) =>
  db
    .selectFrom("orders")
    .where("orders.deletedAt", "is", null)
    .where("orders.sourceName", "is", null);

async function listDue(shop: Shop, until: string): Promise<DueOrder[]> {
  const rows = await ownOrders(shop)
    .where("status", "in", ["pending", "processing"])
    .where("dueDate", "is not", null)
    .where("dueDate", "<=", until)
    .selectAll()
    .orderBy("dueDate")
    .orderBy("id")
    .limit(MAX_ORDERS)
    .execute();
  const orders = await loadOrders(shop, rows);
  const now = shop.now().toISOString();
  return orders.flatMap(({ id, items, dueDate }) =>
    dueDate === null
      ? []
      : [{ id, pieces: items.map((item) => item.productName), dueDate, isLate: dueDate < now }],
  );
}

async function sumSold(shop: Shop, period: Period, timeZone: string) {
  const { start, end } = periodBounds(period, timeZone);
  const sold = ownOrders(shop)
    .where("status", "!=", "cancelled")
    .where("orders.createdAt", ">=", start)
    .where("orders.createdAt", "<", end);
  const { orders, cents } = await sold
    .select((eb) => [
      eb.fn.countAll<number | string>().as("orders"),
      eb.fn.sum<number | string | null>("totalCents").as("cents"),
    ])
    .executeTakeFirstOrThrow();
  const items = await sold
    .innerJoin("orderItems", "orderItems.orderId", "orders.id")
    .select("orderItems.productName")
    .orderBy("orderItems.id")
    .limit(SHOWN_PIECES)
    .execute();
  return {
    orders: Number(orders),
    soldCents: Number(cents ?? 0),
    soldPieces: items.map(({ productName }) => productName),
  };
}

/** What one or two people typed may be a typo. */
const FEW_PEOPLE = 3;

type Known = { insights: Insights; waitingInquiries: number; due: DueOrder[] };

/**
 * The one thing to do first: the shop's health, whoever waits for an answer, a late order, a piece without
 * photos, what visitors look for in vain. Null when nothing needs a person.
 */
async function findNextStep(shop: Shop, known: Known): Promise<NextStep | null> {
  const [problem] = await listProblems(shop);
  if (problem) {
    const sentence = `${problem.name}: ${problem.sentence}`;
    return { sentence, label: "See what to do", screen: "/admin/health" };
  }
  return findWaiting(known) ?? (await findPhotos(shop)) ?? findWish(known.insights);
}

function findWaiting({ waitingInquiries, due }: Known): NextStep | null {
  if (waitingInquiries > 0) {
    const who = countOf(waitingInquiries, "person waits", "people wait");
    const screen = "/admin/inquiries";
    return { sentence: `${who} for your answer.`, label: "Answer inquiries", screen };
  }
  const late = due.find(({ isLate }) => isLate);
  if (!late) return null;
  const { id, pieces } = late;
  return {
    sentence: `Order ${id} is late: ${pieces.join(", ")}.`,
    label: "Open the order",
    screen: `/admin/orders/${id}`,
  };
}

async function findPhotos({ db }: Shop): Promise<NextStep | null> {
  const { count } = await db
    .selectFrom("importQueue")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .where("status", "=", "pending_photos")
    .executeTakeFirstOrThrow();
  const pieces = Number(count);
  if (pieces === 0) return null;
  const who = countOf(pieces, "piece has", "pieces have");
  const screen = "/admin/queues/photographs";
  return { sentence: `${who} no photo yet.`, label: "Add photos", screen };
}

function findWish({ searches, missing }: Insights): NextStep | null {
  const link = { label: "Open Insights", screen: "/admin/insights" };
  const search = searches.find(({ count }) => count >= FEW_PEOPLE);
  if (search) {
    const { text, count } = search;
    return { sentence: `${count} people searched for “${text}” and found nothing.`, ...link };
  }
  const page = missing.find(({ count }) => count >= FEW_PEOPLE);
  if (!page) return null;
  const { path, count } = page;
  return { sentence: `${count} people looked for ${path}, which leads nowhere.`, ...link };
}
