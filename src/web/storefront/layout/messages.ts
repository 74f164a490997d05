/** What the newsletter says, in its form and in the page script; the labels and outcomes are literal. */
export const MESSAGES = {
  newsletter: {
    title: "Stay in Touch",
    text: "A letter when something new leaves the bench. Four or five times a year, no more.",
    email: "Email",
    honeypot: "Leave this empty",
    subscribe: "Subscribe",
    subscribing: "Subscribing...",
    subscribed: {
      title: "Successfully subscribed!",
      description: "Thank you for joining our newsletter.",
    },
    failed: "Subscription failed",
    tryLater: "Please try again later.",
    checkAddress: "Please check the address and try again.",
  },
} as const;
