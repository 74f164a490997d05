import { formatPeopleCount } from "../../../formatting/format-people-count.ts";

/** The sentences of the letter that announces a story. */
export const MESSAGES = {
  sendAsLetter: "Send as letter",
  subject: "Subject",
  opening: "Opening lines",
  openingHelp: "Your story’s photo, title, and summary follow below.",
  readers: (count: number) =>
    count === 1
      ? "One person will get this letter."
      : `${formatPeopleCount(count)} will get this letter.`,
  lastLetter: (day: string) => `Last letter sent ${day}.`,
  noReaders: "Nobody has confirmed a subscription yet, so there is no one to send it to.",
  sendTest: "Send me a test",
  publishAndSend: "Publish and send letter",
  send: "Send letter",
  cancel: "Cancel",
  publishes: "Sending publishes the story so the link works. You can’t unsend a letter.",
  cannotUnsend: "You can’t unsend a letter.",
  unsaved: "You have unsaved changes. Save them to include them in the letter.",
  save: "Save changes",
  setUp: "Set up email",
  setUpWhy: "to send letters.",
  preview: "The letter",
  readStory: "Explore",
  foot: "Your address and an unsubscribe link",
} as const;
