const LONGEST = 30;

/** A title for a placeholder: longer than 30 characters it is cut at 30 and gets "...". */
export function truncateTitle(title: string): string {
  const characters = Array.from(title);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}...` : title;
}
