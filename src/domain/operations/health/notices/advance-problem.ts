import type { Selectable } from "kysely";
import type { HealthCheck } from "#contract/operations/health.ts";
import type { Tables } from "#database/tables.ts";

export type ProblemRow = Selectable<Tables["healthProblems"]>;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** What is known of a check after it ran again. A problem that comes back within a day is the same one. */
export function advanceProblem(
  earlier: ProblemRow | undefined,
  { name, state, sentence }: HealthCheck,
  now: Date,
): ProblemRow {
  const wasWell = state === "ok" || (earlier?.wasWell ?? false);
  const known = earlier && !isForgotten(earlier, now) ? earlier : NO_PROBLEM;
  const { noticedOn, dismissedAt } = known;
  const row = { name, state, sentence, wasWell, noticedOn, dismissedAt };
  const at = now.toISOString();
  if (state === "ok") {
    return { ...row, beganAt: known.beganAt, endedAt: known.beganAt && (known.endedAt ?? at) };
  }
  return { ...row, beganAt: known.beganAt ?? at, endedAt: null };
}

const NO_PROBLEM = { beganAt: null, endedAt: null, noticedOn: null, dismissedAt: null };

const isForgotten = ({ endedAt }: ProblemRow, now: Date): boolean =>
  endedAt !== null && now.getTime() - Date.parse(endedAt) > DAY_MILLISECONDS;

/**
 * Whether a person has to do something: at once about what has failed; about a warning once it has lasted a day,
 * since many end by themselves. A check that was never well warns of how the shop is set up, such as one
 * without email.
 */
export function needsPerson({ state, wasWell, beganAt }: ProblemRow, now: Date): boolean {
  if (state === "failed") return true;
  const age = now.getTime() - Date.parse(beganAt ?? "");
  return state === "warning" && wasWell && age >= DAY_MILLISECONDS;
}
