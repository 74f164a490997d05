import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { storedPictureSchema } from "#contract/media/media.ts";
import { type ShopServer, startShop } from "#tests/support/shop-server.ts";

const admin = { username: "admin", password: "a-password-for-tests" };
const folders: string[] = [];
const shops: ShopServer[] = [];

afterAll(async () => {
  for (const shop of shops) await shop.stop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function start(dataDir: string): Promise<ShopServer> {
  const shop = await startShop({
    DATA_DIR: dataDir,
    SAMPLE_DATA: "never",
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
  });
  shops.push(shop);
  return shop;
}

async function signIn({ baseURL }: ShopServer): Promise<string> {
  const answer = await fetch(`${baseURL}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  });
  return answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}

async function listPictures({ baseURL }: ShopServer, cookie: string) {
  const answer = await fetch(`${baseURL}/api/media`, { headers: { Cookie: cookie } });
  return z.array(storedPictureSchema).parse(await answer.json());
}

/** No two alike, and none that packs well. */
async function makePictures(count: number): Promise<FormData> {
  const form = new FormData();
  for (let index = 0; index < count; index += 1) {
    const noise = { type: "gaussian" as const, mean: 100 + index, sigma: 30 };
    const jpeg = await sharp({
      create: { width: 800, height: 600, channels: 3, background: "black", noise },
    })
      .jpeg()
      .toBuffer();
    form.append("files", new File([new Uint8Array(jpeg)], `${index}.jpg`));
  }
  return form;
}

/** Where the system tells; none elsewhere. */
async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return text.split(" ").filter(Boolean).map(Number);
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a shop killed during an upload has only complete pictures", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-cut-off-"));
  folders.push(dataDir);
  const shop = await start(dataDir);
  const cookie = await signIn(shop);
  const body = await makePictures(24);
  const upload = fetch(`${shop.baseURL}/api/media`, {
    method: "POST",
    headers: { Cookie: cookie },
    body,
  }).catch(() => "cut off");
  await expect
    .poll(async () => (await listPictures(shop, cookie)).length, { timeout: 30_000 })
    .toBeGreaterThan(3);
  const helpers = await childrenOf(shop.process.pid ?? 0);
  shop.process.kill("SIGKILL");
  expect(await upload).toBe("cut off");
  expect(helpers).toHaveLength(process.platform === "linux" ? 1 : 0);
  await expect.poll(() => helpers.some(isRunning), { timeout: 10_000 }).toBe(false);

  const again = await start(dataDir);
  const pictures = await listPictures(again, await signIn(again));
  expect(pictures.length).toBeGreaterThan(3);
  expect(pictures.length).toBeLessThan(24);
  for (const { hash, url, width, height } of pictures) {
    const original = await fetch(again.baseURL + url);
    const bytes = Buffer.from(await original.arrayBuffer());
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(hash);
    const rendition = await fetch(`${again.baseURL}/media/${hash}/320.webp`);
    const shown = await sharp(Buffer.from(await rendition.arrayBuffer())).stats();
    expect(shown.channels).toHaveLength(3);
    expect([width, height]).toEqual([800, 600]);
  }
  expect(await readdir(path.join(dataDir, "media", ".drafts"))).toEqual([]);
}, 120_000);
