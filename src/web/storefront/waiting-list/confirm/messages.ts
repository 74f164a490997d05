/** The sentences of the page that the email's link opens. */
export const MESSAGES = {
  title: "Waiting list",
  confirm: "Confirm",
  leave: "Take me off the list",
  see: (piece: string) => `See ${piece}`,
  open: {
    title: "Tell me if it becomes available",
    text: (email: string, piece: string) =>
      `Press Confirm to get one email at ${email} when ${piece} becomes available.`,
  },
  confirmed: {
    title: "You’re on the list.",
    text: (email: string, piece: string) =>
      `I’ll email ${email} once if ${piece} becomes available. Then your address is deleted.`,
  },
  left: {
    title: "You’re off the list.",
    text: "Your address has been deleted. You won’t get an email.",
  },
  unknown: {
    title: "This link doesn’t work anymore.",
    text: "You may have been told already, the link may have expired, or part of it may be missing.",
  },
} as const;
