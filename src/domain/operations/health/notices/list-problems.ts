import type { HealthProblem } from "#contract/operations/health.ts";
import type { Shop } from "../../../shop.ts";
import { needsPerson, type ProblemRow } from "./advance-problem.ts";

/** What needs a person, as the checks found it last, what has failed first. No check runs. */
export async function listProblems(shop: Shop): Promise<HealthProblem[]> {
  const rows = await listProblemRows(shop);
  return rows.map(({ name, state, sentence, noticedOn, dismissedAt }) => ({
    name,
    state,
    sentence,
    isOnToDoList: noticedOn !== null && dismissedAt === null,
  }));
}

export async function listProblemRows({ db, now }: Shop): Promise<ProblemRow[]> {
  const rows = await db
    .selectFrom("healthProblems")
    .selectAll()
    .where("state", "!=", "ok")
    .orderBy("state")
    .orderBy("beganAt")
    .orderBy("name")
    .execute();
  return rows.filter((row) => needsPerson(row, now()));
}
