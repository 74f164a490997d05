import type { ValuePath } from "#contract/catalogue/metal-prices/source/value-path.ts";

/** "rates › XAU", "Gold › Price": where a value stands. @param data the answer, for the head of a column */
export function describePath(path: ValuePath, data: unknown): string {
  return path
    .map((step, at) => {
      if ("key" in step) return step.key;
      if ("is" in step) return step.is;
      const head = at === 1 ? headOf(data, step.index) : undefined;
      if (head) return head;
      return step.index < 0 ? "the last" : String(step.index + 1);
    })
    .join(" › ");
}

/** What stands above a column of a table. */
function headOf(data: unknown, column: number): string | undefined {
  const [first] = Array.isArray(data) ? (data as unknown[]) : [];
  const head: unknown = Array.isArray(first) ? first[column] : undefined;
  return typeof head === "string" ? head.trim() : undefined;
}
