const MAX_LENGTH = 30;

/** A title for a placeholder, cut at 30 characters with "..." appended when it is longer. */
export function truncateTitle(title: string): string {
  const characters = Array.from(title);
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join("")}...` : title;
}
