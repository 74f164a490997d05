import type { Person } from "#contract/access/people.ts";
import { PEOPLE_WORDS } from "./messages.ts";

/** What is known of a person's sign-ins, a line each. */
export function describePerson(
  person: Person,
  isYou: boolean,
  formatDay: (instant: string) => string,
): string[] {
  const { hasAccepted, invitedAt, lastSignedInAt, sessions } = person;
  if (!hasAccepted && invitedAt) return [PEOPLE_WORDS.invited(formatDay(invitedAt))];
  const twoStep = PEOPLE_WORDS.twoStep[person.hasTwoStepSignIn ? "on" : "off"];
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
  if (isYou) return sessions > 1 ? PEOPLE_WORDS.signedInOn(sessions) : PEOPLE_WORDS.signedInNow;
  return lastSignedInAt
    ? PEOPLE_WORDS.lastSignedIn(formatDay(lastSignedInAt))
    : PEOPLE_WORDS.neverSignedIn;
}
