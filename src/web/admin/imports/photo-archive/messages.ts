import { formatCount } from "#contract/decimals.ts";

const photos = (count: number) => (count === 1 ? "1 photo" : `${formatCount(count)} photos`);
const files = (count: number) => (count === 1 ? "1 file" : `${formatCount(count)} files`);
const was = (count: number) => (count === 1 ? "was" : "were");
const is = (count: number) => (count === 1 ? "is" : "are");

/** The sentences about a ZIP of photos. */
export const MESSAGES = {
  damaged: "We can’t read this ZIP. Create it again, or choose the photos themselves.",
  tooLarge:
    "This ZIP has too many files or is larger than 4 GB. Split it into several smaller ZIPs.",
  photoDamaged: (name: string) => `${name}: This photo is damaged in the ZIP.`,
  stopped: (left: number) =>
    `${photos(left)} of the ZIP ${is(left)} not uploaded, because your shop couldn’t save the one before. Choose the ZIP again.`,
  /** What was left out of a ZIP, by the reason. */
  leftOut: {
    archive: (count: number) =>
      `${files(count)} in the ZIP ${is(count)} ${count === 1 ? "an archive" : "archives"} and ${was(count)} left out.`,
    other: (count: number) =>
      `${files(count)} in the ZIP ${is(count)} not ${count === 1 ? "a photo" : "photos"} and ${was(count)} left out.`,
    outside: (count: number) =>
      `${photos(count)} ${count === 1 ? "points" : "point"} outside the ZIP and ${was(count)} left out.`,
    large: (count: number) =>
      `${photos(count)} ${is(count)} larger than 25 MB and ${was(count)} left out.`,
    unreadable: (count: number) => `${photos(count)} can’t be unpacked and ${was(count)} left out.`,
    locked: (count: number) =>
      `${photos(count)} ${is(count)} locked with a password and ${was(count)} left out.`,
    beyond: (count: number) =>
      `${photos(count)} ${was(count)} left out: there are too many to upload at once.`,
  },
  sameNames: (name: string, others: number) =>
    `${others === 0 ? `“${name}” is` : `“${name}” and ${others} other ${others === 1 ? "name" : "names"} are`} in several folders. Such a photo is matched only if your file names its folder.`,
} as const;
