import type { Person } from "#contract/access/people.ts";

const TWO_STEP = { on: "Two-step sign-in is on", off: "Two-step sign-in is off" };

/** What is known of a person's sign-ins, a line each. */
export function describePerson(
  person: Person,
  isYou: boolean,
  formatDay: (instant: string) => string,
): string[] {
  const { hasAccepted, invitedAt, lastSignedInAt, sessions } = person;
  if (!hasAccepted && invitedAt) return [`Invited ${formatDay(invitedAt)}, not signed in yet`];
  const twoStep = TWO_STEP[person.hasTwoStepSignIn ? "on" : "off"];
  return [describeSignIn({ isYou, lastSignedInAt, sessions }, formatDay), twoStep];
}

function describeSignIn(
  {
    isYou,
    sessions,
    lastSignedInAt,
  }: Pick<Person, "sessions" | "lastSignedInAt"> & { isYou: boolean },
  formatDay: (instant: string) => string,
): string {
  if (isYou) return sessions > 1 ? `Signed in on ${sessions} devices` : "Signed in now";
  return lastSignedInAt ? `Last signed in ${formatDay(lastSignedInAt)}` : "Hasn’t signed in yet";
}
