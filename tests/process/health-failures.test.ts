import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Health, healthSchema } from "#contract/operations/health.ts";
import { databaseFile } from "#database/database-file.ts";
import { EXPIRED_CERTIFICATE, EXPIRED_PRIVATE_KEY } from "#tests/support/expired-certificate.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { admin, signInToShop } from "#tests/support/shop-client.ts";
import { findFreePort, startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let isSmall: boolean;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-failures-"));
  isSmall = false;
});
afterEach(async () => {
  if (isSmall) spawnSync("umount", ["-l", folder]);
  await rm(folder, { recursive: true, force: true });
});

function change(...statements: string[]): void {
  const database = new DatabaseSync(databaseFile(folder));
  for (const statement of statements) database.exec(statement);
  database.close();
}

const failed = ({ checks }: Health) =>
  checks.flatMap(({ name, state, sentence }) => (state === "failed" ? `${name}: ${sentence}` : []));

async function doctor(variables: Record<string, string> = {}) {
  const { code, stdout } = await runCommand("doctor", ["--json"], {
    DATA_DIR: folder,
    ...variables,
  });
  return { code, failed: failed(healthSchema.parse(JSON.parse(stdout))) };
}

test.each(["never", "first-run"])(
  "nothing is wrong with a new shop whose SAMPLE_DATA is %s",
  async (sample) => {
    const shop = await startShop({ DATA_DIR: folder, SAMPLE_DATA: sample });
    await shop.stop();
    expect(await doctor()).toEqual({ code: 0, failed: [] });
  },
);

test("names a full disk, a closed mail port, an expired certificate and a shop without backups", async ({
  skip,
}) => {
  const mount = ["-t", "tmpfs", "-o", "size=64m", "tmpfs", folder];
  isSmall = spawnSync("mount", mount, { stdio: "ignore" }).status === 0;
  if (!isSmall) skip("this user may not mount a small disk");
  const server = createServer({ cert: EXPIRED_CERTIFICATE, key: EXPIRED_PRIVATE_KEY });
  server.listen(0, "127.0.0.2");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const variables = {
    SMTP_URL: `smtp://127.0.0.1:${await findFreePort()}`,
    MAIL_FROM: "hello@shop.example",
    PUBLIC_URL: `https://127.0.0.2:${port}`,
    METRICS_TOKEN: "a-token-of-sixteen-or-more",
  };
  const shop = await startShop({
    DATA_DIR: folder,
    SAMPLE_DATA: "never",
    ADMIN_PASSWORD: admin.password,
    ...variables,
  });
  try {
    change("update schema_migrations set applied_at = '2026-01-05T09:00:00.000Z'");
    const expected = [
      "Backups: No backup was ever made.",
      expect.stringMatching(
        /^Disk space: The disk is too full for the next backup: [\d.]+ MB of [\d.]+ MB are free\.$/,
      ),
      "Email server: Your email server refused the connection.",
      "Web address: The certificate of the shop’s address has expired.",
    ];
    expect(await doctor(variables)).toEqual({ code: 1, failed: expected });
    const { call } = await signInToShop(shop.baseURL);
    expect(failed((await call("GET", "/health")).json as Health)).toEqual(expected);
    const deep = await fetch(`${shop.baseURL}/healthz?deep=1`, {
      headers: { Authorization: `Bearer ${variables.METRICS_TOKEN}` },
    });
    expect([deep.status, failed((await deep.json()) as Health)]).toEqual([503, expected]);
  } finally {
    await shop.stop();
    server.close();
  }
});
