import { formatCount } from "#contract/decimals.ts";

/** The sentences of an import's progress. */
export const MESSAGES = {
  phases: {
    reading: "Reading",
    applying: "Importing",
    undoing: "Undoing",
  } as Record<string, string>,
  otherPhase: "Working on",
  preview: "Checking",
  paused: "Paused:",
  nothingYet: "Nothing is in your shop yet.",
  photos: (count: number) => (count === 1 ? "1 photo" : `${formatCount(count)} photos`),
  pause: "Pause",
  resume: "Continue",
  cancel: "Cancel import",
  canceling: "Canceling…",
  percent: (percent: number) => `${percent} percent`,
  timeLeft: {
    moment: "a few seconds left",
    seconds: (count: number) => `about ${count} seconds left`,
    minutes: (count: number) =>
      count === 1 ? "about a minute left" : `about ${count} minutes left`,
    hours: (count: number) => (count === 1 ? "about an hour left" : `about ${count} hours left`),
  },
  of: (done: string, total: string) => `${done} of ${total}`,
} as const;
