import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { type StoredPicture, storedPictureSchema, uploadedSchema } from "#contract/media.ts";
import { expectMatchesOpenApi } from "#tests/support/expect-matches-openapi.ts";
import {
  pictureWithCornerColors,
  readCornerColors,
  METADATA_SECRET,
  pictureWithMetadata,
} from "#tests/support/test-pictures.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

const ring = () => pictureWithMetadata(pictureWithCornerColors(700, 500), 6);

async function upload(files: [string, Uint8Array][], headers = {}) {
  const body = new FormData();
  for (const [name, bytes] of files) body.append("files", new File([Buffer.from(bytes)], name));
  return send(body, headers);
}

async function send(body: BodyInit, headers: Record<string, string> = {}) {
  const response = await shop.app.request("http://localhost:3000/api/media", {
    method: "POST",
    headers: { Cookie: shop.cookie, ...headers },
    body,
  });
  const json: unknown = await response.json();
  expectMatchesOpenApi("POST", "/media", { status: response.status, json });
  return { status: response.status, json };
}

async function uploadRing(): Promise<StoredPicture> {
  const { json } = await upload([["ring.jpg", await ring()]]);
  return uploadedSchema.parse(json).items[0]!;
}

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  shop.app.request(`http://localhost:3000${path}`, { method, headers });

describe("an upload", () => {
  test("takes several pictures in, in their order", async () => {
    const blue = await pictureWithCornerColors(20, 20, [[30, 30, 200]])
      .png()
      .toBuffer();
    const { status, json } = await upload([
      ["ring.jpg", await ring()],
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

  test("takes what it can, and names what it cannot", async () => {
    const { status, json } = await upload([
      ["page.jpg", Buffer.from("%PDF-1.7")],
      ["ring.jpg", await ring()],
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
  ])("of %s alone fails as such", async (_, bytes, expected) => {
    const { status, json } = await upload([["one.jpg", bytes]]);
    expect(status).toBe(expected);
    expect(json).toMatchObject({ issues: [{ path: "one.jpg" }] });
    expect(await shop.shop.db.selectFrom("media").select("hash").execute()).toEqual([]);
  });

  test("of more than 50 takes the first 50", async () => {
    const dot = await pictureWithCornerColors(4, 4).png().toBuffer();
    const files = Array.from({ length: 52 }, (_, at): [string, Buffer] => [`${at}.png`, dot]);
    const { items, failed } = uploadedSchema.parse((await upload(files)).json);
    expect(items).toHaveLength(50);
    expect(failed.map(({ name }) => name)).toEqual(["50.png", "51.png"]);
  });

  test("without a picture is told so", async () => {
    expect(await upload([])).toMatchObject({ status: 400 });
    const body = new FormData();
    body.append("files", "words");
    expect(await send(body)).toMatchObject({ status: 400 });
  });

  test("that is no form, or half of one, is refused", async () => {
    expect(await send("{}", { "Content-Type": "application/json" })).toMatchObject({ status: 415 });
    const type = { "Content-Type": "multipart/form-data; boundary=x" };
    expect(await send("--x\r\nContent-Disposition: form-data; name=", type)).toMatchObject({
      status: 400,
    });
    const cut = `--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nabc`;
    expect(await send(cut, type)).toMatchObject({ status: 400 });
    expect(await send("x", { "Content-Type": "multipart/form-data" })).toMatchObject({
      status: 415,
    });
  });

  test("needs somebody signed in, from the shop's own pages", async () => {
    expect((await upload([["a.jpg", await ring()]], { Cookie: "" })).status).toBe(401);
    const foreign = { Origin: "https://elsewhere.example" };
    expect((await upload([["a.jpg", await ring()]], foreign)).status).toBe(403);
  });
});

describe("a kept picture", () => {
  test("is given out with nothing of what its photograph told", async () => {
    const picture = await uploadRing();
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

  test("is kept for ever by whoever has it", async () => {
    const { hash, url } = await uploadRing();
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

  test("is given in part, and its head alone", async () => {
    const { hash, url, bytes } = await uploadRing();
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
  ])("has no other widths and formats than are known: %s", async (name) => {
    const { hash } = await uploadRing();
    expect((await get(`/media/${hash}/${name}`)).status).toBe(404);
  });

  test("that is not there is not found, with a name of any kind", async () => {
    const { hash } = await uploadRing();
    const none = "0".repeat(64);
    for (const path of [`${none}.jpg`, `${none}/320.avif`, `${hash}.webp`, `${hash}.png`, "x"]) {
      expect((await get(`/media/${path}`)).status).toBe(404);
    }
  });
});

describe("the list of kept pictures", () => {
  test("gives the newest first, in parts", async () => {
    const old = await uploadRing();
    shop.shop.clock.advance({ minutes: 1 });
    await upload([["dot.png", await pictureWithCornerColors(4, 4).png().toBuffer()]]);
    const { headers, as } = await shop.admin.get("/media?limit=1&page=2");
    expect(headers.get("X-Total-Count")).toBe("2");
    expect(as(storedPictureSchema.array()).map(({ hash }) => hash)).toEqual([old.hash]);
    expect((await shop.visitor.get("/media")).status).toBe(401);
  });
});

describe("a change of a picture", () => {
  test("is seen wherever the picture stands", async () => {
    const { hash, url } = await uploadRing();
    const piece = { name: "Ring", price: "90", images: [url] };
    const { json } = await shop.admin.post("/products", { body: piece });
    const change = { alt: "  A ring on slate ", focalX: 0.25 };
    const changed = await shop.admin.patch(`/media/${hash}`, { body: change });
    expect(changed.json).toMatchObject({ alt: "A ring on slate", focalX: 0.25, focalY: 0.5 });
    const { id } = json as { id: number };
    const { json: read } = await shop.visitor.get(`/products/${id}`);
    expect(read).toMatchObject({ media: [{ url, alt: "A ring on slate" }] });
  });

  test.each([
    [{ focalX: 1.2 }, 400],
    [{ focalY: "left" }, 400],
    [{ alt: "x".repeat(1001) }, 400],
    [{}, 200],
  ])("of %j answers %i", async (body, status) => {
    const { hash } = await uploadRing();
    expect((await shop.admin.patch(`/media/${hash}`, { body })).status).toBe(status);
  });

  test("that does not exist, or is no picture's name", async () => {
    const none = { body: { alt: "A" } };
    expect((await shop.admin.patch(`/media/${"0".repeat(64)}`, none)).status).toBe(404);
    expect((await shop.admin.patch("/media/ring", none)).status).toBe(400);
  });
});

test("a data URL becomes a picture of the shop, and none is kept", async () => {
  const bytes = await sharp(await ring())
    .png()
    .toBuffer();
  const images = [`data:image/png;base64,${bytes.toString("base64")}`];
  const { json, text } = await shop.admin.post("/products", {
    body: { name: "Ring", price: "90", images },
  });
  expect(json).toMatchObject({ imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.jpg$/) });
  expect(text).not.toContain("data:image/png");
});
