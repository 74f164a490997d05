/** The sentences of a page that failed. "404 Page Not Found" is literal. */
export const MESSAGES = {
  notFound: {
    title: "404 Page Not Found",
    text: "There’s no page at this address. It may be mistyped, or the page may have been removed.",
  },
  unavailable: {
    title: "Please try again in a minute",
    text: "This page cannot be shown right now. It will be back in a moment.",
  },
  broken: {
    title: "Something broke on our side",
    text: "It’s nothing you did, and we’ve recorded it. Try again in a moment. If it happens again, please write to us.",
  },
  refused: { title: "That didn’t work", text: "Please go back and try again." },
  requestId: "If you write to us, mention this number:",
  tryAgain: "Try again",
  collections: "Back to Collections",
  home: "Home",
  search: "What were you looking for?",
  submit: "Search",
} as const;
