import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";
import { startWorkerProcess } from "#tests/support/start-worker-process.ts";

/** npm test takes a few; KILL_ROUNDS=50 npx vitest run --project process sale-after-kill takes many. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 3);
const SALES = 3 * (ROUNDS + 1);
/** Asked and thanked, quoted, accepted, paid. */
const STEPS_A_ROUND = 8;

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 15_000, hookTimeout: 60_000 });

let folder: string;
let postgres: { url: string; stop: () => Promise<void> } | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-killed-sale-"));
  postgres = hasPostgres ? await startPostgres() : undefined;
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

function startWorker(variables: Record<string, string>) {
  return startWorkerProcess("sale-process.ts", [SALES], variables);
}

const listSteps = (output: string): string[] =>
  output.match(/(?:thanked|quoted|accepted|paid) \d+/g) ?? [];

for (const engine of ["SQLite", "PostgreSQL"]) {
  test(`on ${engine}, sales that are killed at any step lose and double nothing`, async ({
    skip,
  }) => {
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
      const target = Math.floor(Math.random() * STEPS_A_ROUND);
      while (listSteps(run.output()).length < target && run.child.exitCode === null) {
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
      inquiries: SALES,
      quotes: SALES,
      orders: SALES,
      lines: 2 * SALES,
      payments: SALES,
      sold: SALES,
      mails: { received: SALES, quote: SALES, accepted: SALES, payment: SALES },
      deposits: ["384.50"],
      receipts: Array.from({ length: SALES }, (_, index) => index + 1),
    });
  });
}
