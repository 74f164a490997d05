import type { Subscriber } from "#contract/newsletter/subscribers.ts";

/** Subscribers as CSV with a header. Cells that look like formulas are escaped. */
export function toCsv(subscribers: Subscriber[]): string {
  const rows = subscribers.map(({ email, isActive, createdAt, confirmedAt }) => [
    email,
    isActive ? "yes" : "no",
    createdAt,
    confirmedAt ?? "",
  ]);
  return [["email", "active", "since", "confirmed"], ...rows]
    .map((cells) => `${cells.map(toCell).join(",")}\r\n`)
    .join("");
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
