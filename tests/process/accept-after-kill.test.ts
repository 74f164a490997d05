import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";
import { startWorkerProcess } from "#tests/support/start-worker-process.ts";

/** npm test takes a few; KILL_ROUNDS=50 npx vitest run --project process accept-after-kill takes many. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 3);
const QUOTES = 6 * (ROUNDS + 1);

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 15_000, hookTimeout: 60_000 });

let folder: string;
let postgres: { url: string; stop: () => Promise<void> } | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-killed-accept-"));
  postgres = hasPostgres ? await startPostgres() : undefined;
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

function startWorker(variables: Record<string, string>) {
  return startWorkerProcess("accept-process.ts", [QUOTES], variables);
}

const listAccepted = (output: string): string[] => output.match(/accepted \d+/g) ?? [];

for (const engine of ["SQLite", "PostgreSQL"]) {
  test(`on ${engine}, quotes whose acceptance is killed are one order each`, async ({ skip }) => {
    if (engine === "PostgreSQL" && !postgres) skip("PostgreSQL 15 or later was not found");
    const variables = {
      DATA_DIR: path.join(folder, engine),
      SMTP_URL: "smtp://127.0.0.1:1",
      MAIL_FROM: "Fernhill <hello@shop.example>",
      ...(engine === "PostgreSQL" && {
        DATABASE_URL: postgres?.url ?? "",
        SESSION_SECRET: "a-session-secret-of-two",
        ENCRYPTION_KEY: "an-encryption-key-of-two",
      }),
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const run = startWorker(variables);
      await run.begun;
      const target = Math.floor(Math.random() * 6);
      while (listAccepted(run.output()).length < target && run.child.exitCode === null) {
        await sleep(1);
      }
      await sleep(Math.random() * 30);
      run.child.kill("SIGKILL");
      await run.ended;
    }
    const last = startWorker(variables);
    await last.ended;
    const result: unknown = JSON.parse(last.output().trim().split("\n").at(-1) ?? "null");
    expect(result).toEqual({
      accepted: QUOTES,
      orders: QUOTES,
      lines: 2 * QUOTES,
      // Quote sent, order recorded, quote accepted.
      events: 3 * QUOTES,
      sold: QUOTES,
    });
  });
}
