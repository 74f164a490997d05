const COUNTS = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
];
const inWords = (count: number): string => COUNTS[count] ?? String(count);

/** The sentences of the Health screen. What was found is said by the checks themselves. */
export const MESSAGES = {
  title: "Health",
  checking: "Checking…",
  checkAgain: "Check again",
  urgent: (count: number) => `${inWords(count)} urgent ${count === 1 ? "problem" : "problems"}:`,
  things: (count: number) => `${inWords(count)} ${count === 1 ? "thing" : "things"}`,
  toFix: "to fix when you have a minute. Everything else is fine.",
  allFine: "Everything is fine.",
  checkedAt: (time: string) => `Checked at ${time}.`,
  later: "Not urgent",
  well: "Working well",
  open: {
    "/admin": "Open Products",
    "/admin/account": "Open your account",
    "/admin/dashboard": "Open the To-Do List",
    "/admin/platforms": "Open Platforms",
    "/admin/settings/backups": "See backups",
    "/admin/settings/mail": "Open Email settings",
    "/admin/trash": "Open the trash",
  } as Record<string, string>,
} as const;
