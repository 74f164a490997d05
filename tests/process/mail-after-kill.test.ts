import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type MailServer, openMailServer } from "#tests/support/mail-server.ts";
import { hasPostgres, startPostgres } from "#tests/support/start-postgres.ts";
import { startWorkerProcess } from "#tests/support/start-worker-process.ts";

/** npm test takes a few; KILL_ROUNDS=50 npx vitest run --project process mail-after-kill takes many. */
const ROUNDS = Number(process.env["KILL_ROUNDS"] ?? 4);
/** And as many letters. */
const MAILS = 5 * (ROUNDS + 1);

vi.setConfig({ testTimeout: 60_000 + ROUNDS * 15_000, hookTimeout: 60_000 });

let folder: string;
let postgres: { url: string; stop: () => Promise<void> } | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-killed-mail-"));
  postgres = hasPostgres ? await startPostgres() : undefined;
});
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

/** What a killed process had claimed is due again after five minutes. */
const CLAIM_MINUTES = 5;

/**
 * Starts a process that queues and delivers.
 * @param minutes its clock is ahead
 * @param step minutes that its clock goes ahead after each delivery: only where no other process is at work,
 * whose claims would seem to have ended
 */
function startWorker(variables: Record<string, string>, minutes: number, step: number) {
  return startWorkerProcess("mail-process.ts", [MAILS, minutes, step], variables);
}

/** The Message-IDs under which each mail arrived, by its subject, or a letter's reader. */
function readArrived({ arrived }: MailServer): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const mail of arrived) {
    const heading = /^Subject: (.+)$/m.exec(mail)?.[1]?.trim() ?? "";
    const reader = /^To: (.+)$/m.exec(mail)?.[1]?.trim() ?? "";
    const subject = heading === "Letter" ? reader : heading;
    const id = /^Message-ID: (.+)$/im.exec(mail)?.[1]?.trim() ?? "";
    ids.set(subject, [...(ids.get(subject) ?? []), id]);
  }
  return ids;
}

const variablesOf = (engine: string, mail: MailServer) => ({
  DATA_DIR: path.join(folder, engine),
  SMTP_URL: mail.url,
  MAIL_FROM: "Fernhill <hello@shop.example>",
  ...(engine.startsWith("PostgreSQL") && {
    DATABASE_URL: postgres?.url ?? "",
    SESSION_SECRET: "a-session-secret-of-two",
    ENCRYPTION_KEY: "an-encryption-key-of-two",
  }),
});

const subjects = Array.from({ length: MAILS }, (_, index) => [
  `Mail ${index + 1}`,
  `reader-${index + 1}@example.com`,
]).flat();

for (const engine of ["SQLite", "PostgreSQL"]) {
  test(`on ${engine}, a mailing that is killed loses no mail and sends none under two Message-IDs`, async ({
    skip,
  }) => {
    if (engine === "PostgreSQL" && !postgres) skip("PostgreSQL 15 or later was not found");
    const mail = await openMailServer({ acceptsAfterMilliseconds: 10 });
    const variables = variablesOf(engine, mail);
    for (let round = 0; round < ROUNDS; round += 1) {
      const run = startWorker(variables, round * 6, CLAIM_MINUTES);
      await run.begun;
      // At the moment a mail arrives: the server accepts it, and nothing is recorded yet.
      const target = mail.arrived.length + 1 + Math.floor(Math.random() * 8);
      while (mail.arrived.length < target && run.child.exitCode === null) await sleep(2);
      run.child.kill("SIGKILL");
      await run.ended;
    }
    const last = startWorker(variables, ROUNDS * 6, CLAIM_MINUTES);
    await last.ended;
    await mail.close();
    expect(last.output()).toContain("done");
    const ids = readArrived(mail);
    expect([...ids.keys()].toSorted()).toEqual(subjects.toSorted());
    const several = [...ids].filter(([, each]) => new Set(each).size > 1);
    expect(several).toEqual([]);
    expect(mail.arrived.length).toBeGreaterThanOrEqual(subjects.length);
    expect(mail.arrived.length).toBeLessThanOrEqual(subjects.length + ROUNDS);
  });
}

test.runIf(hasPostgres)("two processes on one database send each mail once", async () => {
  const mail = await openMailServer({ acceptsAfterMilliseconds: 10 });
  const two = await startPostgres();
  const variables = { ...variablesOf("PostgreSQL two", mail), DATABASE_URL: two.url };
  const runs = [startWorker(variables, 0, 0)];
  await runs[0]?.begun;
  runs.push(startWorker({ ...variables, DATA_DIR: path.join(folder, "other") }, 0, 0));
  await Promise.all(runs.map(({ ended }) => ended));
  await mail.close();
  await two.stop();
  for (const run of runs) expect(run.output()).toContain("done");
  const ids = readArrived(mail);
  expect([...ids.keys()].toSorted()).toEqual(subjects.toSorted());
  expect(mail.arrived).toHaveLength(subjects.length);
});
