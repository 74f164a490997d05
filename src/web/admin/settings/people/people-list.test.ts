import { expect, test } from "vitest";
import type { Person } from "#contract/access/people.ts";
import { describePerson } from "./people-list.tsx";

const nora: Person = {
  id: "1",
  username: "Nora Albrecht",
  email: "nora@shop.example",
  access: "pieces",
  invitedAt: "2026-11-18T12:00:00.000Z",
  hasAccepted: true,
  lastSignedInAt: "2026-11-19T12:00:00.000Z",
  sessions: 1,
  hasTwoStepSignIn: false,
};
const describe = (change: Partial<Person>, isYou = false) =>
  describePerson({ ...nora, ...change }, isYou, (instant) => instant.slice(0, 10));

test.each([
  [{}, false, ["Last signed in 2026-11-19", "Two-step sign-in is off"]],
  [{ hasTwoStepSignIn: true }, true, ["Signed in now", "Two-step sign-in is on"]],
  [{ sessions: 2 }, true, ["Signed in on 2 devices", "Two-step sign-in is off"]],
  [{ lastSignedInAt: null }, false, ["Hasn’t signed in yet", "Two-step sign-in is off"]],
  [{ hasAccepted: false }, false, ["Invited 2026-11-18, not signed in yet"]],
])("describes %j", (change, isYou, lines) => {
  expect(describe(change, isYou)).toEqual(lines);
});
