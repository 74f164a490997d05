import { beforeEach, describe, expect, test } from "vitest";
import { METADATA_SECRET, readCornerColors } from "#tests/support/test-pictures.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { uploadPicture } from "#tests/support/upload-pictures.ts";

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  app.app.request(`http://localhost:3000${path}`, { method, headers });

const bytesOf = async (path: string) => (await get(path)).bytes();

describe("a stored picture", () => {
  test("is served without its metadata", async () => {
    const picture = await uploadPicture(app);
    const hash = picture.hash;
    const paths = ["avif", "webp", "jpg"].flatMap((format) =>
      [320, 480].map((width) => `/media/${hash}/${width}.${format}`),
    );
    for (const path of [picture.url, ...paths]) {
      const response = await get(path);
      expect(response.status).toBe(200);
      const bytes = Buffer.from(await response.arrayBuffer());
      const text = bytes.toString("latin1");
      for (const mark of [METADATA_SECRET, "Exif", "ns.adobe.com", "Photoshop"]) {
        expect(text).not.toContain(mark);
      }
      expect(await readCornerColors(bytes)).toEqual(["gold", "red", "green", "blue"]);
    }
  });

  test("is immutable to caches and revalidates by ETag", async () => {
    const { hash, url } = await uploadPicture(app);
    const types = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };
    for (const [format, type] of Object.entries(types)) {
      const response = await get(`/media/${hash}/320.${format}`);
      expect(response.headers.get("Content-Type")).toBe(type);
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      const etag = response.headers.get("ETag")!;
      const again = await get(`/media/${hash}/320.${format}`, {
        "If-None-Match": `"x", W/${etag}`,
      });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
    expect((await get(url)).headers.get("Content-Type")).toBe("image/jpeg");
  });

  test("is served in ranges, and as headers alone", async () => {
    const { hash, url, bytes } = await uploadPicture(app);
    for (const path of [url, `/media/${hash}/320.webp`]) {
      const whole = Buffer.from(await (await get(path)).arrayBuffer());
      const part = await get(path, { Range: "bytes=10-19" });
      expect(part.status).toBe(206);
      expect(part.headers.get("Content-Range")).toBe(`bytes 10-19/${whole.length}`);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
      const end = await get(path, { Range: "bytes=-5" });
      expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(-5));
      expect((await get(path, { Range: `bytes=${whole.length}-` })).status).toBe(416);
      const other = { Range: "bytes=0-1", "If-Range": '"another"' };
      expect((await get(path, other)).status).toBe(200);
      const head = await get(path, {}, "HEAD");
      expect(head.headers.get("Content-Length")).toBe(String(whole.length));
      expect(await head.text()).toBe("");
    }
    expect((await get(url, {}, "HEAD")).headers.get("Content-Length")).toBe(String(bytes));
  });

  test.each([
    "321.avif",
    "320.png",
    "320.AVIF",
    "0320.avif",
    "640.avif",
    "2560.webp",
    "320.avif.webp",
    "320",
    "..%2f..%2fshop.sqlite",
  ])("is not found under the unknown rendition %s", async (name) => {
    const { hash } = await uploadPicture(app);
    expect((await get(`/media/${hash}/${name}`)).status).toBe(404);
  });

  test("is not found under an unknown hash or a malformed name", async () => {
    const { hash } = await uploadPicture(app);
    const none = "0".repeat(64);
    for (const path of [`${none}.jpg`, `${none}/320.avif`, `${hash}.webp`, `${hash}.png`, "x"]) {
      expect((await get(`/media/${path}`)).status).toBe(404);
    }
  });

  test("is served by the first half of its hash, and by no other part", async () => {
    const { hash } = await uploadPicture(app);
    const half = hash.slice(0, 32);
    expect(await bytesOf(`/media/${half}.jpg`)).toEqual(await bytesOf(`/media/${hash}.jpg`));
    expect(await bytesOf(`/media/${half}/320.webp`)).toEqual(
      await bytesOf(`/media/${hash}/320.webp`),
    );
    for (const other of [hash.slice(0, 31), hash.slice(0, 48), "0".repeat(32), "f".repeat(32)]) {
      expect((await get(`/media/${other}.jpg`)).status).toBe(404);
      expect((await get(`/media/${other}/320.webp`)).status).toBe(404);
    }
  });
});
