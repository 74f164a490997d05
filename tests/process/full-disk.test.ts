import { spawnSync } from "node:child_process";
import { appendFile, mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let isSmall: boolean;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-full-"));
  const mount = ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder];
  isSmall = spawnSync("mount", mount, { stdio: "ignore" }).status === 0;
});
afterAll(async () => {
  if (isSmall) spawnSync("umount", ["-l", folder]);
  await rm(folder, { recursive: true, force: true });
});

/** Leaves a number of bytes free. */
async function fillDisk(filler: string, free: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  await appendFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
}

/** Photos of about half a megabyte each. */
async function uploadPhotos(baseURL: string, cookie: string, count: number) {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const create = { width: 800, height: 800, channels: 3 as const, background: "black", noise };
  const jpeg = new Uint8Array(await sharp({ create }).jpeg({ quality: 90 }).toBuffer());
  const body = new FormData();
  for (let at = 0; at < count; at += 1) body.append("files", new File([jpeg], `${at}.jpg`));
  const headers = { Cookie: cookie };
  const response = await fetch(`${baseURL}/api/media`, { method: "POST", headers, body });
  return { status: response.status, text: await response.text() };
}

test("on a full disk writes fail with a sentence and reads work, and writes work again with free space", async ({
  skip,
}) => {
  if (!isSmall) skip("this user may not mount a small disk");
  const shop = await startShop({
    DATA_DIR: folder,
    SAMPLE_DATA: "never",
    ADMIN_PASSWORD: admin.password,
  });
  try {
    const { call, cookie } = await signInToShop(shop.baseURL);
    const write = (name: string) =>
      call("POST", "/products", { name, price: "12.00", description: "gold ".repeat(2000) });
    const written = [(await write("Before")).status];
    expect(written).toEqual([201]);
    const filler = path.join(folder, "filler");
    await fillDisk(filler, 256 * 1024);

    let made = 1;
    let refused = await write("Filling 0");
    for (; refused.status === 201 && made < 500; made += 1)
      refused = await write(`Filling ${made}`);
    expect([refused.status, refused.text]).toEqual([507, expect.stringContaining("no room left")]);
    for (let again = 0; again < 3; again += 1) {
      expect([503, 507]).toContain((await write(`Refused ${again}`)).status);
    }
    for (const free of [700 * 1024, 128 * 1024, 0]) {
      await fillDisk(filler, free);
      for (const count of [1, 3]) {
        const photos = await uploadPhotos(shop.baseURL, cookie, count);
        expect([photos.status, photos.text]).toEqual([
          507,
          expect.stringContaining("no room left"),
        ]);
      }
    }
    expect(await readdir(path.join(folder, "uploads"))).toEqual([]);
    const during = await call("GET", "/products");
    expect([during.status, (during.json as unknown[]).length]).toEqual([200, made]);
    expect((await fetch(`${shop.baseURL}/products`)).status).toBe(200);
    expect((await fetch(`${shop.baseURL}/readyz`)).status).toBe(200);

    await rm(filler);
    expect((await write("After")).status).toBe(201);
    const names = ((await call("GET", "/products")).json as { name: string }[]).map((p) => p.name);
    expect(names).toHaveLength(made + 1);
    expect(names.filter((name) => name.startsWith("Refused"))).toEqual([]);
  } finally {
    await shop.stop();
  }
  const database = new DatabaseSync(path.join(folder, "shop.sqlite"));
  expect(database.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  database.close();
});
