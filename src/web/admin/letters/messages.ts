import { formatPeopleCount } from "../formatting/format-people-count.ts";

/** The sentences of sending a letter, wherever it is written. */
export const MESSAGES = {
  onItsWay: "Your letter is on its way",
  to: (count: number) => `To ${formatPeopleCount(count)}.`,
  testSent: (to: string) => `Sent to ${to}`,
  failed: "Couldn’t send the letter",
  sending: "Sending…",
} as const;
