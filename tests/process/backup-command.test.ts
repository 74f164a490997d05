import { createWriteStream } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { pack } from "tar-stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runCommand } from "#tests/support/run-command.ts";
import { startShop } from "#tests/support/shop-server.ts";

// Each command is a process of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-backup-"));
});
afterEach(() => rm(folder, { recursive: true }));

const firstHome = () => path.join(folder, "first");
const secondHome = () => path.join(folder, "second");

async function ids(address: string): Promise<number[]> {
  const products = (await (await fetch(`${address}/api/products`)).json()) as { id: number }[];
  return products.map(({ id }) => id);
}

test("backs up a running shop and restores it elsewhere with its pieces and secrets", async () => {
  const first = await startShop({ DATA_DIR: firstHome() });
  const backup = await runCommand("backup", [], { DATA_DIR: firstHome() });
  expect(backup).toMatchObject({ code: 0, stderr: "" });
  const pieces = await ids(first.baseURL);
  await first.stop();

  const [name = ""] = await readdir(path.join(firstHome(), "backups"));
  const file = path.join(firstHome(), "backups", name);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const restore = await runCommand("restore", [file], { DATA_DIR: secondHome() });
  expect(restore).toMatchObject({ code: 0, stderr: "" });
  for (const secret of ["session-secret", "encryption-key"]) {
    const kept = await readFile(path.join(secondHome(), secret), "utf8");
    expect(kept).toBe(await readFile(path.join(firstHome(), secret), "utf8"));
  }
  const second = await startShop({ DATA_DIR: secondHome() });
  try {
    expect(pieces.length).toBeGreaterThan(10);
    expect(await ids(second.baseURL)).toEqual(pieces);
    const running = await runCommand("restore", [file, "--replace"], { DATA_DIR: secondHome() });
    expect(running.code).toBe(1);
    expect(running.stderr).toContain("is in use by another process of the shop");
    expect(second.output()).not.toContain("password");
  } finally {
    await second.stop();
  }
});

test("reports what cannot be restored or copied in one line, and creates nothing", async () => {
  const file = path.join(folder, "some.tar");
  await writeFile(file, "no archive");
  const hostile = path.join(folder, "hostile.tar");
  const archive = pack();
  archive.entry({ name: "../../outside" }, "hostile");
  archive.finalize();
  await pipeline(archive, createWriteStream(hostile));
  const attempts = [
    await runCommand("restore", [file], { DATA_DIR: secondHome() }),
    await runCommand("restore", [hostile], { DATA_DIR: secondHome() }),
    await runCommand("restore", [path.join(folder, "none.tar")], { DATA_DIR: secondHome() }),
    await runCommand("restore", [], { DATA_DIR: secondHome() }),
    await runCommand("migrate-database", [], { DATA_DIR: secondHome() }),
    await runCommand("migrate-database", [], {
      DATA_DIR: secondHome(),
      DATABASE_URL: "postgres://127.0.0.1:1/shop",
    }),
    await runCommand("restore", [file], {
      DATA_DIR: secondHome(),
      DATABASE_URL: "postgres://127.0.0.1:1/shop",
    }),
  ];
  for (const { code, stderr } of attempts) {
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(code).toBe(1);
  }
  expect(await readdir(secondHome())).not.toContain("shop.sqlite");
});
