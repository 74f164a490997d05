import { formatPeopleCount } from "../formatting/format-people-count.ts";

/** The sentences of a letter, wherever it is written. */
export const MESSAGES = {
  collection: "Announce a collection",
  collectionHelp: "Its photo, title, and description appear below the letter.",
  none: "None",
  subject: "Subject",
  body: "Letter",
  opening: "Opening lines",
  openingHelp: "Your story’s photo, title, and summary follow below.",
  unsaved: "You have unsaved changes. Save them to include them in the letter.",
  save: "Save changes",
  readers: (count: number) =>
    count === 1
      ? "One person will get this letter."
      : `${formatPeopleCount(count)} will get this letter.`,
  from: (sender: string) => `It comes from ${sender}.`,
  lastLetter: (day: string) => `Last letter sent ${day}.`,
  noReaders: "Nobody has confirmed a subscription yet, so there is no one to send it to.",
  testFirst: "It isn’t certain that email leaves your shop. Send yourself a test first.",
  test: "Send to myself first",
  testStory: "Send me a test",
  testSent: (to: string) => `Sent to ${to}`,
  sending: "Sending…",
  sendTo: (readers: number) => `Send to ${formatPeopleCount(readers)}`,
  send: "Send letter",
  publishAndSend: "Publish and send letter",
  cancel: "Cancel",
  leaves: "It leaves after a minute. Until then you can stop it.",
  publishes:
    "Sending publishes the story so the link works. The letter leaves after a minute. Until then you can stop it.",
  question: (subject: string, readers: number) =>
    `Send “${subject}” to ${formatPeopleCount(readers)}?`,
  onItsWay: "Your letter is on its way",
  to: (count: number) => `To ${formatPeopleCount(count)} in a minute.`,
  failed: "Couldn’t send the letter",
  stop: "Stop",
  stopped: "Stopped",
  alreadySent: (count: number) =>
    count === 0
      ? "Nobody got it."
      : count === 1
        ? "1 was already sent."
        : `${count} were already sent.`,
  stopFailed: "Couldn’t stop the letter",
  preview: "The letter",
  readStory: "Explore",
  foot: "Your address and an unsubscribe link",
  setUp: "Set up email",
} as const;
