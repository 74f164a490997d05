import { beforeEach, describe, expect, test } from "vitest";
import { storedPictureSchema } from "#contract/media/media.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";
import { uploadPicture, uploadPictures } from "#tests/support/upload-pictures.ts";

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
});

describe("the list of stored pictures", () => {
  test("is paged, newest first", async () => {
    const old = await uploadPicture(app);
    app.shop.clock.advance({ minutes: 1 });
    await uploadPictures(app, [["dot.png", await pictureWithCornerColors(4, 4).png().toBuffer()]]);
    const { headers, as } = await app.admin.get("/media?limit=1&page=2");
    expect(headers.get("X-Total-Count")).toBe("2");
    expect(as(storedPictureSchema.array()).map(({ hash }) => hash)).toEqual([old.hash]);
    expect((await app.visitor.get("/media")).status).toBe(401);
  });

  test("finds a picture by a trimmed text of at most 200 characters", async () => {
    const { hash } = await uploadPicture(app);
    await app.admin.patch(`/media/${hash}`, { body: { alt: "A ring on slate" } });
    const find = async (search: string) =>
      (await app.admin.get(`/media?search=${encodeURIComponent(search)}`)).json;
    expect(await find("  slate ")).toMatchObject([{ hash }]);
    expect(await find("marble")).toEqual([]);
    const status = async (text: string) => (await app.admin.get(`/media?search=${text}`)).status;
    expect(await status(`${"x".repeat(200)}%20`)).toBe(200);
    expect(await status("x".repeat(201))).toBe(400);
  });
});

describe("a change of a picture", () => {
  test("shows wherever the picture is used", async () => {
    const { hash, url } = await uploadPicture(app);
    const piece = { name: "Ring", price: "90", images: [url] };
    const { json } = await app.admin.post("/products", { body: piece });
    const change = { alt: "  A ring on slate ", focalX: 0.25 };
    const changed = await app.admin.patch(`/media/${hash}`, { body: change });
    expect(changed.json).toMatchObject({ alt: "A ring on slate", focalX: 0.25, focalY: 0.5 });
    const { id } = json as { id: number };
    const { json: read } = await app.visitor.get(`/products/${id}`);
    expect(read).toMatchObject({ media: [{ url, alt: "A ring on slate" }] });
  });

  test.each([
    [{ focalX: 1.2 }, 400],
    [{ focalY: "left" }, 400],
    [{ alt: "x".repeat(1001) }, 400],
    [{}, 200],
  ])("by %j responds %i", async (body, status) => {
    const { hash } = await uploadPicture(app);
    expect((await app.admin.patch(`/media/${hash}`, { body })).status).toBe(status);
  });

  test("refuses an unknown or malformed hash", async () => {
    const none = { body: { alt: "A" } };
    expect((await app.admin.patch(`/media/${"0".repeat(64)}`, none)).status).toBe(404);
    expect((await app.admin.patch("/media/ring", none)).status).toBe(400);
  });
});

test.each([`0${"a".repeat(64)}`, `${"a".repeat(64)}0`, `${"a".repeat(64)}.jpg`, "a"])(
  "refuses %s, which is no picture's hash",
  async (hash) => {
    const refused = await app.admin.patch(`/media/${hash}`, { body: { alt: "A ring" } });
    expect(refused.status).toBe(400);
  },
);
