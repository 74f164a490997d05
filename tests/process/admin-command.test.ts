import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runCommand } from "#tests/support/run-command.ts";
import { startShop } from "#tests/support/shop-server.ts";

// Each command is a process of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-admin-"));
});
afterEach(() => rm(folder, { recursive: true }));

const admin = (...parameters: string[]) => runCommand("admin", parameters, { DATA_DIR: folder });

const passwordIn = (text: string) => /the password (\S+)/.exec(text)?.[1] ?? "";

test("adds, lists and resets the password of an admin while the shop is stopped", async () => {
  const made = await admin("create", "Robin");
  expect(made).toMatchObject({ code: 0, stderr: "" });
  expect(passwordIn(made.stdout)).toHaveLength(19);
  expect((await admin("list")).stdout).toMatch(/^Robin \(since 20\S+Z\)\n$/);
  const reset = await admin("reset-password", "robin");
  expect(passwordIn(reset.stdout)).not.toBe(passwordIn(made.stdout));
});

test("a password reset while the embedded shop runs works at once", async () => {
  const shop = await startShop({ DATA_DIR: folder, SAMPLE_DATA: "never" });
  try {
    const { stdout } = await admin("reset-password", "admin");
    const answer = await fetch(`${shop.baseURL}/api/admin/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin", password: passwordIn(stdout) }),
    });
    expect(answer.status).toBe(200);
  } finally {
    await shop.stop();
  }
});

test("reports a refusal in one line", async () => {
  await admin("create", "robin");
  for (const parameters of [["create", "Robin"], ["reset-password", "nobody"], [], ["create"]]) {
    const { code, stderr } = await admin(...parameters);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^[^\n]+\n$/);
  }
});
