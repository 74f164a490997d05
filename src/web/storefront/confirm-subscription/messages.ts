/** The sentences of the page that the email's link opens. */
export const MESSAGES = {
  title: "Confirm your subscription",
  confirm: "Confirm",
  states: {
    open: {
      title: "Confirm your subscription",
      text: "Press Confirm to get our letters by email.",
    },
    confirmed: {
      title: "You are subscribed.",
      text: "Your address is confirmed. Each letter has a link to unsubscribe.",
    },
    invalid: {
      title: "This link doesn’t work anymore.",
      text: "It has expired, or part of it is missing. Subscribe again below to get a new one.",
    },
  },
} as const;
