import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findFreePort, runShop, type ShopServer, startShop } from "#tests/support/shop-server.ts";

let folder: string;
let running: ShopServer[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-process-"));
  running = [];
});

afterEach(async () => {
  for (const shop of running) await shop.stop();
  await rm(folder, { recursive: true });
});

async function start(more: Record<string, string> = {}): Promise<ShopServer> {
  const shop = await startShop({ DATA_DIR: folder, SAMPLE_DATA: "never", ...more });
  running.push(shop);
  return shop;
}

/* Any port but the usual one, which may be in use where the tests run. */
async function refusal(variables: Record<string, string>): Promise<string> {
  const port = String(await findFreePort());
  const { code, stderr } = await runShop({
    PORT: port,
    DATA_DIR: folder,
    SAMPLE_DATA: "never",
    ...variables,
  });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(code).toBe(1);
  return stderr.trim();
}

test("an invalid variable stops the start with one line before anything is written", async () => {
  expect(await refusal({ PORT: "abc" })).toBe(
    'PORT is "abc"; it takes a whole number from 1 to 65535.',
  );
  expect(await readdir(folder)).toEqual([]);
});

test.each(["1", "2"])(
  "names HOST when the machine has no such address, workers: %s",
  async (count) => {
    for (const host of ["no-such-host.invalid", "999.1.1.1", "192.0.2.7"]) {
      expect(await refusal({ HOST: host, WORKERS: count })).toContain("Set HOST to");
    }
  },
);

test("a data folder that is not writable stops the start with one line", async () => {
  await writeFile(path.join(folder, "file"), "kept");
  const dataDir = path.join(folder, "file", "data");
  expect(await refusal({ DATA_DIR: dataDir })).toContain(
    `The data folder ${dataDir} cannot be written`,
  );
  expect(await readdir(folder)).toEqual(["file"]);
});

test("an unreachable database stops the start with one line, without its password", async () => {
  const port = await findFreePort();
  const line = await refusal({ DATABASE_URL: `postgres://shop:hunter2@127.0.0.1:${port}/shop` });
  expect(line).toContain("DATABASE_URL");
  expect(line).toContain(`127.0.0.1:${port}`);
  expect(line).not.toContain("hunter2");
});

test("a port in use stops the start with one line, and the data stays intact", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  expect(await refusal({ PORT: String(address.port) })).toContain(`Port ${address.port}`);
  other.close();
  const shop = await start();
  expect((await fetch(`${shop.baseURL}/readyz`)).status).toBe(200);
});

test("refuses a second process on one data folder while the first continues", async () => {
  const first = await start();
  expect(await refusal({})).toContain(`The data folder ${folder} is in use by another process`);
  expect((await fetch(`${first.baseURL}/readyz`)).status).toBe(200);
});

test("a shop starts after its process was killed", async () => {
  const first = await start();
  first.process.kill("SIGKILL");
  await once(first.process, "exit");
  const second = await start();
  expect((await fetch(`${second.baseURL}/readyz`)).status).toBe(200);
});
