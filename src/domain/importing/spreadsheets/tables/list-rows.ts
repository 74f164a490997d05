const MAX_LISTED = 5;

/** "row 4", "rows 4 and 9", "rows 1, 2, 3, 4, 5 and 20 others". */
export function listRows(numbers: number[]): string {
  if (numbers.length === 1) return `row ${numbers[0]}`;
  const others = numbers.length - MAX_LISTED;
  const listed = numbers.slice(0, MAX_LISTED).map(String);
  const last = others > 0 ? `${others} ${others === 1 ? "other" : "others"}` : listed.pop();
  return `rows ${listed.join(", ")} and ${last}`;
}

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
