/** The form of the newsletter; the labels are literal. */
export const MESSAGES = {
  title: "Stay in Touch",
  text: "A letter when something new leaves the bench. Four or five times a year, no more.",
  email: "Email",
  honeypot: "Leave this empty",
} as const;

/** What the page script says of it, too; the outcomes are literal. */
export const OUTCOMES = {
  subscribe: "Subscribe",
  subscribing: "Subscribing...",
  subscribed: {
    title: "Successfully subscribed!",
    description: "Thank you for joining our newsletter.",
  },
  failed: "Subscription failed",
  tryLater: "Please try again later.",
} as const;
