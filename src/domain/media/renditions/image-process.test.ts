import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  pictureWithCornerColors,
  readCornerColors,
  pictureWithMetadata,
} from "#tests/support/test-pictures.ts";
import { DomainError } from "../../errors.ts";
import { ImageProcess } from "./image-process.ts";
import { prepareOriginal } from "./prepare-original.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-imageWorker-"));
});
afterAll(() => rm(folder, { recursive: true }));

let worker: ImageProcess | undefined;
afterEach(() => worker?.close());

/** An image process that runs the given code on each request. */
async function startScript(name: string, onRequest: string): Promise<ImageProcess> {
  const file = path.join(folder, `${name}.mjs`);
  const head = 'import { existsSync, writeFileSync } from "node:fs";';
  await writeFile(file, `${head}\nprocess.on("message", ({ id }) => {\n${onRequest}\n});\n`);
  worker = new ImageProcess(pathToFileURL(file));
  return worker;
}

test("returns the same result as in this process", async () => {
  worker = new ImageProcess();
  const bytes = await pictureWithMetadata(pictureWithCornerColors(640, 480), 6);
  const [remote, local] = await Promise.all([worker.normalize(bytes), prepareOriginal(bytes)]);
  expect({ ...remote, data: Buffer.from(remote.data) }).toEqual(local);
  const rendition = await worker.render(remote.data, 320, "avif");
  expect(await readCornerColors(rendition)).toEqual(["gold", "red", "green", "blue"]);
});

test("rejects with the error's code and message", async () => {
  worker = new ImageProcess();
  const refused = worker.normalize(Buffer.from("%PDF-1.7"));
  await expect(refused).rejects.toBeInstanceOf(DomainError);
  await expect(refused).rejects.toMatchObject({
    code: "unsupported-media",
    message: expect.stringMatching(/PDF/),
  });
});

test("retries work when the process crashes", async () => {
  const mark = JSON.stringify(path.join(folder, "was-here"));
  const once = `if (existsSync(${mark})) process.send({ id, result: "done" });
    else { writeFileSync(${mark}, ""); process.kill(process.pid, "SIGKILL"); }`;
  const { normalize } = await startScript("crash-once", once);
  expect(await normalize(Buffer.from("a"))).toBe("done");
});

test("rejects work that crashes the process twice and runs other work", async () => {
  const { normalize } = await startScript("crash", `process.kill(process.pid, "SIGKILL");`);
  await expect(normalize(Buffer.from("a"))).rejects.toMatchObject({ code: "too-large" });
  await expect(normalize(Buffer.from("b"))).rejects.toMatchObject({ code: "too-large" });
});

test("passes no secrets to the process", async () => {
  process.env["S3_SECRET_ACCESS_KEY"] = "a key";
  const { normalize } = await startScript(
    "environment",
    `process.send({ id, result: process.env.S3_SECRET_ACCESS_KEY ?? "none" });`,
  );
  expect(await normalize(Buffer.from("a"))).toBe("none");
  delete process.env["S3_SECRET_ACCESS_KEY"];
});
