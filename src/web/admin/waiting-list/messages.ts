import { formatPeopleCount } from "../formatting/format-people-count.ts";

/** The words of a piece's waiting list at the desk. */
export const WAITING_LIST_WORDS = {
  title: "Waiting list",
  explain: (count: number) =>
    count === 1
      ? "One person gets an email when this piece becomes available."
      : `${formatPeopleCount(count)} get an email when this piece becomes available.`,
  cannotSend:
    "Your shop can’t send email yet. Tell them yourself when this piece becomes available.",
  notConfirmed: "Not confirmed yet",
  since: (day: string) => `Since ${day}`,
  remove: "Remove",
  question: (email: string) => `Remove ${email}?`,
  text: "They won’t hear when the piece becomes available. This can’t be undone.",
  cancel: "Cancel",
  removed: "Removed from the waiting list",
  removeFailed: "Couldn’t remove them from the waiting list",
} as const;
