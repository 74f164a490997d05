import { firstCharacters } from "#contract/cut-text.ts";

const MAX_LENGTH = 30;

/** A title for a placeholder, cut at 30 characters with "..." appended when it is longer. */
export function truncateTitle(title: string): string {
  const first = firstCharacters(title, MAX_LENGTH);
  return first === title ? title : `${first}...`;
}
