import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { uploadedSchema } from "#contract/media/media.ts";
import { uploadFolder } from "#domain/media/storage/upload-folder.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { jpegWithMetadata, sendUpload, uploadPictures } from "#tests/support/upload-pictures.ts";

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});

const head = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;

describe("an upload", () => {
  test("stores several pictures in their order", async () => {
    const blue = await pictureWithCornerColors(20, 20, [[30, 30, 200]])
      .png()
      .toBuffer();
    const { status, json } = await uploadPictures(app, [
      ["ring.jpg", await jpegWithMetadata()],
      ["blue.png", blue],
    ]);
    expect(status).toBe(201);
    const { items, failed } = uploadedSchema.parse(json);
    expect(failed).toEqual([]);
    expect(items.map(({ width, height }) => [width, height])).toEqual([
      [500, 700],
      [20, 20],
    ]);
  });

  test("stores what it can and names what it cannot", async () => {
    const { status, json } = await uploadPictures(app, [
      ["page.jpg", Buffer.from("%PDF-1.7")],
      ["ring.jpg", await jpegWithMetadata()],
      ["empty.jpg", Buffer.alloc(0)],
    ]);
    expect(status).toBe(201);
    const { items, failed } = uploadedSchema.parse(json);
    expect(items).toHaveLength(1);
    expect(failed).toEqual([
      { name: "page.jpg", message: expect.stringMatching(/PDF/) },
      { name: "empty.jpg", message: expect.stringMatching(/empty/) },
    ]);
  });

  test.each([
    ["a PDF", Buffer.from("%PDF-1.7"), 415],
    ["an empty file", Buffer.alloc(0), 422],
    ["26 MB", Buffer.alloc(26 * 1024 * 1024, 1), 413],
  ])("refuses %s alone", async (_, bytes, expected) => {
    const { status, json } = await uploadPictures(app, [["one.jpg", bytes]]);
    expect(status).toBe(expected);
    expect(json).toMatchObject({ issues: [{ path: "one.jpg" }] });
    expect(await app.shop.db.selectFrom("media").select("hash").execute()).toEqual([]);
  });

  test("stores the first 50 of more than 50 files", async () => {
    const dot = await pictureWithCornerColors(4, 4).png().toBuffer();
    const files = Array.from({ length: 52 }, (_, at): [string, Buffer] => [`${at}.png`, dot]);
    const { items, failed } = uploadedSchema.parse((await uploadPictures(app, files)).json);
    expect(items).toHaveLength(50);
    expect(failed.map(({ name }) => name)).toEqual(["50.png", "51.png"]);
  });

  test("processes two files at a time", async () => {
    const { media } = app.shop;
    const running = { now: 0, most: 0 };
    app.shop.media = {
      ...media,
      normalizeFile: async (file) => {
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        const normalized = await media.normalizeFile(file);
        running.now -= 1;
        return normalized;
      },
    };
    const jpeg = await jpegWithMetadata();
    const files = Array.from({ length: 6 }, (_, at): [string, Buffer] => [`${at}.jpg`, jpeg]);
    expect(await uploadPictures(app, files)).toMatchObject({ status: 201 });
    expect(running.most).toBe(2);
  });

  test("waits for the files under way when the rest of the body is missing", async () => {
    const { media } = app.shop;
    const finished: string[] = [];
    app.shop.media = {
      ...media,
      storeFile: async (original) => {
        await media.storeFile(original);
        finished.push(original.hash);
      },
    };
    const type = { "Content-Type": "multipart/form-data; boundary=x" };
    const dot = await pictureWithCornerColors(4, 4).png().toBuffer();
    const body = Buffer.concat([
      Buffer.from(head("a.png")),
      dot,
      Buffer.from(`\r\n${head("b.png")}`),
    ]);
    expect(await sendUpload(app, body, type)).toMatchObject({ status: 400 });
    expect(finished).toHaveLength(1);
  });

  test("fails as a whole when storing fails for another reason than the file", async () => {
    app.shop.media.normalizeFile = () => Promise.reject(new Error("no memory"));
    const { status } = await uploadPictures(app, [["ring.jpg", await jpegWithMetadata()]]);
    expect(status).toBe(500);
  });

  test("keeps no file in memory or in the folder of uploads", async () => {
    app.shop.dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-uploads-"));
    onTestFinished(() => rm(app.shop.dataDir, { recursive: true }));
    const inMemory: number[] = [];
    app.shop.media.normalize = async (bytes) => {
      inMemory.push(bytes.byteLength);
      throw new Error("not expected");
    };
    const files: [string, Buffer][] = [
      ["ring.jpg", await jpegWithMetadata()],
      ["notes.txt", Buffer.from("no photo")],
    ];
    expect(await uploadPictures(app, files)).toMatchObject({ status: 201 });
    expect(inMemory).toEqual([]);
    expect(await readdir(uploadFolder(app.shop.dataDir))).toEqual([]);
  });

  test("refuses a request without a file", async () => {
    expect(await uploadPictures(app, [])).toMatchObject({ status: 400 });
    const body = new FormData();
    body.append("files", "words");
    expect(await sendUpload(app, body)).toMatchObject({ status: 400 });
  });

  test("refuses a body that is no form or an incomplete one", async () => {
    expect(await sendUpload(app, "{}", { "Content-Type": "application/json" })).toMatchObject({
      status: 415,
    });
    const type = { "Content-Type": "multipart/form-data; boundary=x" };
    expect(
      await sendUpload(app, "--x\r\nContent-Disposition: form-data; name=", type),
    ).toMatchObject({
      status: 400,
    });
    const cut = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nabc`;
    expect(await sendUpload(app, cut, type)).toMatchObject({ status: 400 });
    expect(await sendUpload(app, "x", { "Content-Type": "multipart/form-data" })).toMatchObject({
      status: 415,
    });
  });

  test("requires a session and the same origin", async () => {
    expect(
      (await uploadPictures(app, [["a.jpg", await jpegWithMetadata()]], { Cookie: "" })).status,
    ).toBe(401);
    const foreign = { Origin: "https://elsewhere.example" };
    expect((await uploadPictures(app, [["a.jpg", await jpegWithMetadata()]], foreign)).status).toBe(
      403,
    );
  });
});

test("stores a data URL as a picture of the shop", async () => {
  const bytes = await sharp(await jpegWithMetadata())
    .png()
    .toBuffer();
  const images = [`data:image/png;base64,${bytes.toString("base64")}`];
  const { json, text } = await app.admin.post("/products", {
    body: { name: "Ring", price: "90", images },
  });
  expect(json).toMatchObject({ imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.jpg$/) });
  expect(text).not.toContain("data:image/png");
});
