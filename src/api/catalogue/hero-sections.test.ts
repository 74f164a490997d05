import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";

const hero = {
  key: "hero",
  title: "Made to keep",
  subtitle: "Gold and silver",
  backgroundImage: "https://example.com/a.jpg",
  ctaText: "Shop Collection",
  ctaLink: "/products",
  sortOrder: 2,
};

test("creates and changes a section by key under either name of its button", async () => {
  const { admin, visitor, shop } = await testApp();
  const made = await admin.post("/hero-sections", { body: hero });
  expect(made.status).toBe(201);
  expect(made.json).toMatchObject({
    ...hero,
    buttonText: "Shop Collection",
    buttonLink: "/products",
    displayOrder: 2,
    isActive: true,
  });
  shop.clock.advance({ seconds: 1 });
  const changed = await admin.post("/hero-sections", {
    body: { key: "hero", title: "New", buttonText: "Look", ctaText: "not this", sortOrder: 0 },
  });
  expect(changed.status).toBe(200);
  expect(changed.json).toMatchObject({
    title: "New",
    subtitle: "Gold and silver",
    ctaText: "Look",
    ctaLink: "/products",
    displayOrder: 0,
  });
  expect((await visitor.get("/hero-sections")).json).toEqual([changed.json]);
});

test("shows visitors active sections in order", async () => {
  const { admin, visitor } = await testApp();
  for (const [key, sortOrder] of [
    ["featured", 2],
    ["hero", 1],
    ["hidden", 0],
  ]) {
    const isActive = key !== "hidden";
    await admin.post("/hero-sections", { body: { ...hero, key, sortOrder, isActive } });
  }
  const list = await visitor.get("/hero-sections");
  expect(list.json).toMatchObject([{ key: "hero" }, { key: "featured" }]);
});

test("accepts buttons to the shop or https only", async () => {
  const { admin } = await testApp();
  for (const ctaLink of ["javascript:alert(1)", "//evil.example", "http://x.example"]) {
    const refused = await admin.post("/hero-sections", { body: { ...hero, ctaLink } });
    expect([ctaLink, refused.status]).toEqual([ctaLink, 400]);
  }
  for (const backgroundImage of ["javascript:x", "data:text/html,x", "../../etc/passwd"]) {
    const refused = await admin.post("/hero-sections", { body: { ...hero, backgroundImage } });
    expect(refused.status).toBe(400);
  }
  expect((await admin.post("/hero-sections", { body: { title: "x" } })).status).toBe(400);
});

test("tells visitors nothing of numbered pieces, and takes each piece once", async () => {
  const { admin, visitor } = await testApp();
  const figure = { productId: 7, left: 0.5, top: 0.5, line: "right" };
  const saved = await admin.post("/hero-sections", { body: { ...hero, figures: [figure] } });
  expect(saved.json).toMatchObject({ figures: [figure] });
  expect((await admin.get("/hero-sections")).json).toMatchObject([{ figures: [figure] }]);
  expect((await visitor.get("/hero-sections")).json).toMatchObject([{ figures: null }]);
  for (const figures of [
    [figure, figure],
    [{ ...figure, left: 1.2 }],
    [{ ...figure, line: "x" }],
  ]) {
    const refused = await admin.post("/hero-sections", { body: { ...hero, figures } });
    expect(refused.status).toBe(400);
  }
});
