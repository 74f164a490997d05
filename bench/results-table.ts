/** A line of the table. `ratio` compares with the baseline; `target` says what it should be. */
export type ResultRow = {
  what: string;
  ours: string;
  baseline?: string;
  ratio?: number;
  target?: string;
};

/** One table, as Markdown that also reads well in a terminal. */
export function formatTable(rows: ResultRow[]): string {
  const head = ["What", "This shop", "Baseline", "Ratio", "Target"];
  const body = rows.map(({ what, ours, baseline = "", ratio, target = "" }) => [
    what,
    ours,
    baseline,
    ratio === undefined ? "" : ratio.toFixed(2),
    target,
  ]);
  const widths = head.map((title, at) =>
    Math.max(title.length, ...body.map((cells) => cells[at]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...body.map(line)].join("\n");
}

/** The value below which a part of all lie: 0.95 for p95. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
