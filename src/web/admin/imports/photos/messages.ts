import { formatCount } from "#contract/decimals.ts";
import { MAX_PICTURE_FILES } from "#contract/importing/import-choices.ts";

const photos = (count: number) => (count === 1 ? "1 photo" : `${formatCount(count)} photos`);
const was = (count: number) => (count === 1 ? "was" : "were");

/** The sentences about the photos of an import: those beside a file, and missing ones. */
export const MESSAGES = {
  choose: "Choose photos or a ZIP",
  chooseLabel: "Photos named in the file",
  hint: "Choose all photos of a folder at once, or a ZIP of them. They are matched by file name.",
  uploading: (count: number) => `Uploading ${photos(count)}…`,
  uploaded: (count: number, found: number) =>
    found === 0
      ? `${photos(count)} uploaded.`
      : `${photos(count)} uploaded, ${formatCount(found)} of them in the file.`,
  failed: (name: string, reason: string) => `${name}: ${reason}`,
  tooMany: (left: number) =>
    `${photos(left)} ${was(left)} left out. You can choose up to ${formatCount(MAX_PICTURE_FILES)} at a time.`,
  missing: {
    title: "Some photos are missing:",
    photosOf: (count: number, pieces: string) => `${photos(count)} of ${pieces}:`,
    more: (count: number) => ` and ${formatCount(count)} more`,
    retry: "Try these photos again",
    retrying: "Fetching…",
  },
} as const;
