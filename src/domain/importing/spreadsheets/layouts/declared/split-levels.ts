/** "Jewelry/Rings": the most specific level first. */
export const splitLevels = (path: string, separator: string | undefined): string[] =>
  separator === undefined
    ? [path]
    : path
        .split(separator)
        .map((level) => level.trim())
        .filter((level) => level !== "")
        .toReversed();
