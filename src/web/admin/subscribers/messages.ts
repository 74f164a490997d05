import { formatPeopleCount } from "../formatting/format-people-count.ts";

/** The sentences of the screen and of the dialog that writes a letter. */
export const MESSAGES = {
  title: "Subscribers",
  count: (count: number) => (count === 1 ? "1 subscriber" : `${count} subscribers`),
  found: (count: number) => `${count} found`,
  search: "Search subscribers",
  searchBy: "Search by email",
  exportCsv: "Export CSV",
  exportFailed: "Couldn’t export the list",
  noMatches: "No matches",
  noMatchesText: "Try a shorter part of the address.",
  empty: "No subscribers yet",
  emptyText: "People subscribe with the form at the bottom of every page.",
  email: "Email",
  since: "Since",
  remove: "Remove",
  unsubscribed: "unsubscribed",
  notConfirmed: "not confirmed",
  removed: (email: string) => `${email} removed`,
  removeFailed: "Couldn’t remove the subscriber",
  restoreFailed: "Couldn’t restore the subscriber",
  confirmed: (readers: number, unconfirmed: number) =>
    `${readers} confirmed, ${unconfirmed} waiting to confirm. Letters go only to people who confirmed their email address.`,
  notAsked: (count: number) =>
    `Not asked yet: ${count}, from an import or from before email was set up.`,
  askOnceSetUp: "Once email is set up, you can ask the others here.",
  ask: (count: number) => `Ask ${formatPeopleCount(count)} to confirm`,
  asked: (count: number) => `Asked ${formatPeopleCount(count)} to confirm`,
  askFailed: "Couldn’t ask your subscribers",
  letters: "Letters",
  write: "Write a letter",
  setUpWhy: "to send letters. Until then, use Export CSV to send them from somewhere else.",
  progress: {
    sent: (count: number) => `${count} sent`,
    leaving: (count: number, time: string) => `${count} on the way from ${time}`,
    waiting: (count: number) => `${count} on the way`,
    failed: (count: number) => `${count} failed`,
    stopped: (count: number) => `${count} not sent`,
  },
} as const;
