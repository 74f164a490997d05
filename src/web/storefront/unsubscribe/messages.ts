const STOP = "Stop these emails";
const STOPPED = "You won’t get them any more.";
const START = "Send them again";

/** The sentences of the page that the link of a letter opens, or that of an email to the shop's own people. */
export const MESSAGES = {
  letters: {
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
  },
  summary: {
    title: "Weekly summary",
    subscribed: {
      title: "Stop the weekly summary?",
      text: "What happened in your shop stays on the Insights screen.",
      button: STOP,
    },
    unsubscribed: {
      title: "The weekly summary is off.",
      text: `${STOPPED} You can also turn it on under Settings, Email.`,
      button: START,
    },
  },
  health: {
    title: "Health emails",
    subscribed: {
      title: "Stop emails about your shop’s health?",
      text: "What needs you stays on the To-Do List and on the Health screen.",
      button: STOP,
    },
    unsubscribed: {
      title: "Emails about your shop’s health are off.",
      text: `${STOPPED} You can also turn them on under Settings, Email.`,
      button: START,
    },
  },
} as const;
