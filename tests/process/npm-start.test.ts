import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cleanEnvironment, findFreePort } from "#tests/support/shop-server.ts";

const script = fileURLToPath(new URL("../../scripts/start.mjs", import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-start-"));
});
afterEach(() => rm(folder, { recursive: true }));

function npmStart(port: string) {
  const start = spawn(process.execPath, [script], {
    env: cleanEnvironment({ PORT: port, DATA_DIR: folder, SAMPLE_DATA: "never" }),
  });
  let output = "";
  for (const stream of [start.stdout, start.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return { start, output: () => output };
}

test("passes on the shop's error and exit code", async () => {
  const { start, output } = npmStart("abc");
  await once(start, "close");
  expect(start.exitCode).toBe(1);
  expect(output()).toBe('PORT is "abc"; it takes a whole number from 1 to 65535.\n');
});

test("neither installs nor builds when nothing changed, and stops the shop on a signal", async () => {
  const port = await findFreePort();
  const { start, output } = npmStart(String(port));
  const address = `http://127.0.0.1:${port}/readyz`;
  const answers = () =>
    fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await answers())) {
    if (start.exitCode !== null) throw new Error(output());
    await sleep(50);
  }
  start.kill("SIGTERM");
  await once(start, "close");
  expect(start.exitCode).toBe(0);
  expect(await answers()).toBe(false);
  expect(output()).not.toMatch(/Installing|Building/);
});
