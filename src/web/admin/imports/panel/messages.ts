import { formatCount } from "#contract/decimals.ts";

/** The sentences of an import's progress and of the import history. */
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
  history: {
    title: "Import history",
    none: "No imports yet. Each one is listed here, with its report and Undo.",
  },
} as const;
