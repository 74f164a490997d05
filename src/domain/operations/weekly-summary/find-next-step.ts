import type { Insights } from "#contract/operations/insights.ts";
import type { Shop } from "../../shop.ts";
import { listProblems } from "../health/notices/list-problems.ts";
import type { DueOrder, NextStep } from "./week.ts";

/** What one or two people typed may be a typo. */
const FEW_PEOPLE = 3;

type Known = { insights: Insights; waitingInquiries: number; due: DueOrder[] };

/**
 * The one thing to do first: the shop's health, whoever waits for an answer, a late order, a piece without
 * photos, what visitors look for in vain. Null when nothing needs a person.
 */
export async function findNextStep(shop: Shop, known: Known): Promise<NextStep | null> {
  const [problem] = await listProblems(shop);
  if (problem) {
    const sentence = `${problem.name}: ${problem.sentence}`;
    return { sentence, label: "See what to do", screen: "/admin/health" };
  }
  return findWaiting(known) ?? (await findPhotos(shop)) ?? findWish(known.insights);
}

function findWaiting({ waitingInquiries, due }: Known): NextStep | null {
  if (waitingInquiries > 0) {
    const who = waitingInquiries === 1 ? "1 person waits" : `${waitingInquiries} people wait`;
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
  const who = pieces === 1 ? "1 piece has" : `${pieces} pieces have`;
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
