import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startMeasuredShop } from "#tests/support/shop-server.ts";
import { ensureBuilt } from "../scripts/ensure-built.mjs";
import { compareWithSharp } from "./media/compare-with-sharp.ts";
import { makePhonePhotos } from "./media/phone-photos.ts";
import { measureLatencyDuringUploads } from "./media/latency-during-uploads.ts";

const admin = { username: "admin", password: "a-password-for-the-bench" };

const count = Number(process.argv[2] ?? 50);
console.log(`${count} photographs of 12 megapixels, as a phone makes them.`);
const photographs = await makePhonePhotos(count);

const { plain, whole, ratio } = await compareWithSharp(photographs.slice(0, 6));
console.log(
  `Every rendition of a picture: ${whole.toFixed(2)} pictures a second, plain sharp ${plain.toFixed(2)}; ratio ${ratio.toFixed(2)}.`,
);

ensureBuilt(fileURLToPath(new URL("../", import.meta.url)));
const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-bench-"));
const shop = await startMeasuredShop({
  DATA_DIR: dataDir,
  ADMIN_USERNAME: admin.username,
  ADMIN_PASSWORD: admin.password,
});
try {
  const visited = await measureLatencyDuringUploads(shop, await signIn(shop.baseURL), photographs);
  const times = (milliseconds: number) =>
    `${milliseconds.toFixed(0)} ms, ratio ${(milliseconds / visited.atRest).toFixed(1)}`;
  console.log(`p99 of the home page at rest: ${visited.atRest.toFixed(0)} ms.`);
  console.log(
    `p99 while they are uploaded (${visited.uploaded.toFixed(0)} s): ${times(visited.whileUploading)}.`,
  );
  console.log(`p99 while their renditions are made: ${times(visited.afterwards)}.`);
  const { shop: own, all } = visited.memory;
  console.log(
    `Peak memory: ${all.toFixed(0)} MB with the process that works on pictures, ${own.toFixed(0)} MB without.`,
  );
} finally {
  await shop.stop();
  await rm(dataDir, { recursive: true });
}

async function signIn(baseURL: string): Promise<string> {
  const answer = await fetch(`${baseURL}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  });
  return (answer.headers.getSetCookie()[0] ?? "").split(";", 1)[0] ?? "";
}
