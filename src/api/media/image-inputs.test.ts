import sharp from "sharp";
import { expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { postProduct } from "#tests/support/post-product.ts";
import { testApp } from "#tests/support/test-app.ts";

async function dataUrl(): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#a07030" } });
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString("base64")}`;
}

test("stores a data URL as a picture of the shop and nowhere else", async () => {
  const app = await testApp();
  const url = await dataUrl();
  const made = await postProduct(app, { images: [url, "https://example.com/a.jpg", url] });
  expect(made.images[0]).toMatch(/^\/media\/[0-9a-f]{64}\.(jpg|png|webp)$/);
  expect(made.images).toEqual([made.images[0], "https://example.com/a.jpg", made.images[0]]);
  expect(made.imageUrl).toBe(made.images[0]);
  expect(made.media[0]).toMatchObject({
    width: 40,
    height: 30,
    color: expect.stringMatching(/^#/),
  });
  const changed = await app.admin.patch(`/products/${made.id}`, { body: { imageUrl: url } });
  expect(changed.json).toMatchObject({ imageUrl: made.images[0] });
  const rows = await app.shop.db.selectFrom("productImages").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("data:");
});

test("accepts a stored picture as it was read", async () => {
  const app = await testApp();
  const { id, images } = await postProduct(app, { images: [await dataUrl()] });
  const again = await app.admin.put(`/products/${id}`, { body: { images } });
  expect(again.json).toMatchObject({ images });
});

test("accepts the same pictures for collections and the home page", async () => {
  const { admin } = await testApp();
  const url = await dataUrl();
  const story = await admin.post("/blog-posts", {
    body: { title: "Autumn", slug: "autumn", description: "x", images: [url] },
  });
  expect(story.json).toMatchObject({ images: [expect.stringMatching(/^\/media\//)] });
  const hero = await admin.post("/hero-sections", {
    body: { key: "hero", title: "x", backgroundImage: url },
  });
  expect(hero.json).toMatchObject({
    backgroundImage: expect.stringMatching(/^\/media\//),
    picture: { width: 40 },
  });
});

test("refuses what is no picture, with its path, and creates nothing", async () => {
  const { admin, visitor } = await testApp();
  const post = (image: unknown) =>
    admin.post("/products", { body: { name: "Ring", price: 1, images: [image] } });
  const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
  for (const image of [
    "data:image/png;base64,AAAA",
    `data:image/svg+xml;base64,${svg}`,
    "data:text/html,hello",
    "http://example.com/a.jpg",
    "javascript:alert(1)",
    "file:///etc/passwd",
    `/media/${"0".repeat(64)}.jpg`,
    "/media/../../etc/passwd",
    "",
    7,
    null,
  ]) {
    const refused = await post(image);
    expect([image, [400, 415, 422].includes(refused.status)]).toEqual([image, true]);
    expect(refused.as(problemSchema).issues?.[0]?.path).toBe("images.0");
  }
  const many = Array.from({ length: 25 }, () => "https://example.com/a.jpg");
  const tooMany = await admin.post("/products", { body: { name: "Ring", price: 1, images: many } });
  expect(tooMany.status).toBe(400);
  expect((await visitor.get("/products")).json).toEqual([]);
});
