import { expect, test } from "vitest";
import { SAMPLE_SAVED_AT, SAMPLE_SETTINGS } from "#tests/support/sample-settings.ts";
import { testApp } from "#tests/support/test-app.ts";

test("visitors read the public settings, admins all of them", async () => {
  const { admin, visitor } = await testApp();
  expect((await admin.get("/settings")).json).toEqual({
    ...SAMPLE_SETTINGS,
    updatedAt: SAMPLE_SAVED_AT,
  });
  const hidden = [
    "timeZone",
    "ownDomain",
    "skuPattern",
    "savedReplies",
    "paperSize",
    "taxRate",
    "careTexts",
    "metalThreshold",
    "leftMetalPriceId",
  ];
  const known = Object.entries(SAMPLE_SETTINGS).filter(([key]) => !hidden.includes(key));
  expect((await visitor.get("/settings")).json).toEqual(Object.fromEntries(known));
});

test("changes only the settings that are sent", async () => {
  const { admin } = await testApp();
  const body = { businessName: "Ashby Gold", ownDomain: "https://old.example/shop" };
  const changed = await admin.put("/settings", { body });
  const saved = { ...SAMPLE_SETTINGS, ...body, ownDomain: "old.example" };
  expect(changed.json).toEqual({ ...saved, updatedAt: "2026-11-20T15:00:00.000Z" });
  const stale = { businessName: "Elm Gold", updatedAt: null };
  const refused = await admin.put("/settings", { body: stale });
  expect(refused.status).toBe(409);
  expect(refused.json).toMatchObject({ current: { businessName: "Ashby Gold" } });
  for (const wrong of [
    { businessName: "" },
    { email: "nobody" },
    { timeZone: "Mars/Base" },
    { instagramUrl: "javascript:alert(1)" },
    { videoUrl: "https://evil.example/x" },
    { skuPattern: "FG" },
  ]) {
    expect([wrong, (await admin.put("/settings", { body: wrong })).status]).toEqual([wrong, 400]);
  }
  expect((await admin.get("/settings")).json).toEqual(changed.json);
});

test("stores the edited paragraphs of the care guides, with who changed them", async () => {
  const { admin, visitor } = await testApp();
  const careTexts = { gold: { daily: "Wear it.", clean: "" }, pearl: { when: "Each spring" } };
  expect(await admin.put("/settings", { body: { careTexts } })).toMatchObject({
    status: 200,
    json: { careTexts },
  });
  const [entry] = (await admin.get("/changes")).json as object[];
  expect(entry).toMatchObject({ kind: "settings", fields: ["careTexts"] });
  for (const wrong of [
    { lead: { daily: "No." } },
    { gold: { weekly: "No." } },
    { gold: { daily: "x".repeat(401) } },
    { gold: { daily: 7 } },
  ]) {
    expect((await admin.put("/settings", { body: { careTexts: wrong } })).status).toBe(400);
  }
  expect((await visitor.put("/settings", { body: { careTexts: {} } })).status).toBe(401);
  expect((await admin.put("/settings", { body: { careTexts: {} } })).json).toMatchObject({
    careTexts: {},
  });
});

test("refuses text that a database cannot store", async () => {
  const { admin } = await testApp();
  for (const phone of ["\0", "\ud800"]) {
    const answer = await admin.put("/settings", { raw: JSON.stringify({ phone }) });
    expect(answer.status).toBe(400);
  }
});
