/** The sentences of a page on its way, and of one that cannot be reached. */
export const MESSAGES = {
  loading: "Loading…",
  offline: {
    title: "You have no internet connection",
    text: "This page opens by itself once you’re connected again.",
  },
  unreachable: {
    title: "We can’t reach the shop",
    text: "This page opens by itself once we can. If it takes long, check your connection.",
  },
  tryAgain: "Try again",
  trying: "Trying…",
} as const;
