import { get } from "node:http";
import type { ShopServer } from "#tests/support/shop-server.ts";
import { load } from "./load.ts";
import { findNginx, serveWithNginx } from "./nginx.ts";
import type { Row } from "./table.ts";

const PACKED = { "Accept-Encoding": "br" };
/** A session that nobody has: it is answered as a stranger is, and never from what is kept. */
const UNKEPT = { Cookie: "session=of-nobody" };

/** Pages that are kept against nginx with the same bytes, and pages that are rendered each time. */
export async function measurePages({ baseURL }: ShopServer, seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  const nginx = findNginx();
  for (const [name, path] of [
    ["list", "/products"],
    ["home", "/"],
    ["piece", "/products/1"],
  ] as const) {
    const url = `${baseURL}${path}`;
    // Asked for often, a page is packed smaller on the side; that is what is compared.
    for (let times = 0; times < 6; times += 1) await getBytes(url);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const bytes = await getBytes(url);
    const kept = await load(url, seconds, PACKED);
    const ours = `${kept.rate.toFixed(0)}/s, p99 ${kept.p99.toFixed(1)} ms`;
    const what = `${name}, kept, ${bytes.length.toLocaleString("en-US")} B`;
    if (nginx) {
      const file = await serveWithNginx(nginx, bytes);
      const theirs = await load(file.url, seconds);
      await file.stop();
      const yardstick = `nginx ${theirs.rate.toFixed(0)}/s, p99 ${theirs.p99.toFixed(1)} ms`;
      rows.push({ what, ours, yardstick, ratio: kept.rate / theirs.rate, aim: "≥ 0.50" });
      const p99 = { ours: `${kept.p99.toFixed(2)} ms`, yardstick: `${theirs.p99.toFixed(2)} ms` };
      rows.push({
        what: `${name}, kept, p99`,
        ...p99,
        ratio: kept.p99 / theirs.p99,
        aim: "≤ 3.00",
      });
    } else rows.push({ what, ours, aim: "nginx is not here" });
    const rendered = await load(url, seconds, UNKEPT);
    rows.push({
      what: `${name}, rendered each time`,
      ours: `${rendered.rate.toFixed(0)}/s, p99 ${rendered.p99.toFixed(1)} ms`,
      yardstick: `kept ${kept.rate.toFixed(0)}/s`,
      ratio: rendered.rate / kept.rate,
      ...(name === "list" && { aim: "≥ 400/s" }),
    });
  }
  return rows;
}

/** The bytes as they are sent: fetch would unpack them. */
export function getBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: PACKED }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => resolve(Buffer.concat(parts)));
      answer.on("error", reject);
    }).on("error", reject);
  });
}
