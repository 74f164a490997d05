import { expect, test } from "vitest";
import type { HealthCheck } from "#contract/operations/health.ts";
import { advanceProblem, needsPerson, type ProblemRow } from "./advance-problem.ts";

const START = Date.parse("2026-11-20T15:00:00.000Z");
const after = (hours: number) => new Date(START + hours * 60 * 60 * 1000);

const found = (state: HealthCheck["state"]): HealthCheck => ({
  name: "Disk space",
  state,
  sentence: "2 GB are free.",
  checkedAt: after(0).toISOString(),
});

/** What is known after these findings, an hour each. */
const run = (states: HealthCheck["state"][]): ProblemRow =>
  states.reduce<ProblemRow | undefined>(
    (row, state, hour) => advanceProblem(row, found(state), after(hour)),
    undefined,
  ) ?? expect.fail();

test("what has failed needs a person at once, and no longer once it is mended", () => {
  expect(needsPerson(run(["failed"]), after(0))).toBe(true);
  expect(needsPerson(run(["failed", "ok"]), after(1))).toBe(false);
  expect(run(["failed", "ok"])).toMatchObject({ endedAt: after(1).toISOString() });
});

test("a warning needs a person once it has lasted a day", () => {
  const row = run(["ok", "warning"]);
  expect(needsPerson(row, after(24))).toBe(false);
  expect(needsPerson(row, after(25))).toBe(true);
});

test("a warning of a check that was never well is how the shop is set up", () => {
  expect(needsPerson(run(["warning"]), after(1000))).toBe(false);
});

test("a problem that comes back within a day is the same one", () => {
  const row: ProblemRow = { ...run(["failed", "ok"]), noticedOn: "2026-11-20" };
  const same = advanceProblem(row, found("failed"), after(25));
  expect(same).toMatchObject({ beganAt: after(0).toISOString(), noticedOn: "2026-11-20" });
  const another = advanceProblem(row, found("failed"), after(25.1));
  expect(another).toMatchObject({ beganAt: after(25.1).toISOString(), noticedOn: null });
  expect(advanceProblem(row, found("ok"), after(30))).toMatchObject({
    beganAt: null,
    endedAt: null,
  });
});
