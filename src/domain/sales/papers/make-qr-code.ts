import { encode } from "uqr";
import type { QrCode } from "#contract/sales/papers.ts";

/** The QR code of an address at level M; the quiet zone is the paper's own margin. */
export function makeQrCode(url: string, label: string): QrCode {
  const { size, data } = encode(url, { ecc: "M", border: 0 });
  return { address: url.replace(/^https?:\/\//, ""), label, size, path: toPath(data) };
}

/** Dark modules side by side are one rectangle: seams between them would show in print. */
function toPath(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => runsOf(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`))
    .join("");
}

function runsOf(row: boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last && last.x + last.width === x) last.width += 1;
    else runs.push({ x, width: 1 });
  }
  return runs;
}
