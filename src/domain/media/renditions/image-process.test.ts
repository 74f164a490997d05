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

let room: ImageProcess | undefined;
afterEach(() => room?.close());

/** A program that does as it is told here instead of working on pictures. */
async function played(name: string, onOrder: string): Promise<ImageProcess> {
  const file = path.join(folder, `${name}.mjs`);
  const head = 'import { existsSync, writeFileSync } from "node:fs";';
  await writeFile(file, `${head}\nprocess.on("message", ({ id }) => {\n${onOrder}\n});\n`);
  room = new ImageProcess(pathToFileURL(file));
  return room;
}

test("a picture worked on in another process comes out as it would in this one", async () => {
  room = new ImageProcess();
  const bytes = await pictureWithMetadata(pictureWithCornerColors(640, 480), 6);
  const [there, here] = await Promise.all([room.normalize(bytes), prepareOriginal(bytes)]);
  expect({ ...there, data: Buffer.from(there.data) }).toEqual(here);
  const rendition = await room.render(there.data, 320, "avif");
  expect(await readCornerColors(rendition)).toEqual(["gold", "red", "green", "blue"]);
});

test("a refusal keeps its code and its sentence", async () => {
  room = new ImageProcess();
  const refused = room.normalize(Buffer.from("%PDF-1.7"));
  await expect(refused).rejects.toBeInstanceOf(DomainError);
  await expect(refused).rejects.toMatchObject({
    code: "unsupported-media",
    message: expect.stringMatching(/PDF/),
  });
});

test("work that was cut off is begun again", async () => {
  const mark = JSON.stringify(path.join(folder, "was-here"));
  const once = `if (existsSync(${mark})) process.send({ id, result: "done" });
    else { writeFileSync(${mark}, ""); process.kill(process.pid, "SIGKILL"); }`;
  const { normalize } = await played("cut-off", once);
  expect(await normalize(Buffer.from("a"))).toBe("done");
});

test("work that ends the process twice is refused with a sentence, and other work goes on", async () => {
  const { normalize } = await played("dying", `process.kill(process.pid, "SIGKILL");`);
  await expect(normalize(Buffer.from("a"))).rejects.toMatchObject({ code: "too-large" });
  await expect(normalize(Buffer.from("b"))).rejects.toMatchObject({ code: "too-large" });
});

test("the process sees none of the shop's keys", async () => {
  process.env["S3_SECRET_ACCESS_KEY"] = "a key";
  const { normalize } = await played(
    "curious",
    `process.send({ id, result: process.env.S3_SECRET_ACCESS_KEY ?? "none" });`,
  );
  expect(await normalize(Buffer.from("a"))).toBe("none");
  delete process.env["S3_SECRET_ACCESS_KEY"];
});
