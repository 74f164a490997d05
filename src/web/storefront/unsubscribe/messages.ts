/** The sentences of the page that each letter's link opens. */
export const MESSAGES = {
  title: "Letters",
  subscribed: {
    title: "Unsubscribe from our letters?",
    text: "You’ll stop getting them right away. Nothing else changes.",
    button: "Unsubscribe",
  },
  unsubscribed: {
    title: "You’re unsubscribed.",
    text: "Changed your mind? You can subscribe again.",
    button: "Subscribe again",
  },
} as const;
