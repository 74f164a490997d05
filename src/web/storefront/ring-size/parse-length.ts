const MIXED = /^(?:(\d+)\s+)?(\d+)\/([1-9]\d*)$/;

/** A typed length: "54", "54,5", "2 1/8"; NaN for anything else. */
export function parseLength(text: string): number {
  const typed = text
    .trim()
    .replace(/(?:mm|in|inches|")$/iu, "")
    .trimEnd();
  const [, whole = "0", over, under] = MIXED.exec(typed) ?? [];
  if (over !== undefined) return Number(whole) + Number(over) / Number(under);
  return /^\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(",", ".")) : Number.NaN;
}
