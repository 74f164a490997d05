import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";

const path = "/settings/customer-mails";

test("lists the customer mails, switches one, and previews it", async () => {
  const { admin } = await testApp();
  const list = await admin.get(path);
  expect(list.json).toHaveLength(10);
  const switched = await admin.put(`${path}/shipped`, { body: { isOn: false } });
  expect(switched.json).toContainEqual(expect.objectContaining({ kind: "shipped", isOn: false }));
  const preview = await admin.get(`${path}/shipped/preview`);
  expect(preview.json).toMatchObject({ subject: expect.stringContaining("on its way") });
  expect((await admin.post(`${path}/shipped/test`)).status).toBe(422);
});

test("refuses an unknown kind and a body that is no switch", async () => {
  const { admin } = await testApp();
  expect((await admin.put(`${path}/other`, { body: { isOn: true } })).status).toBe(400);
  expect((await admin.put(`${path}/shipped`, { body: { isOn: "yes" } })).status).toBe(400);
});

test("an anonymous visitor neither reads nor sends them", async () => {
  const { visitor } = await testApp();
  expect((await visitor.get(path)).status).toBe(401);
  expect((await visitor.put(`${path}/shipped`, { body: { isOn: false } })).status).toBe(401);
  expect((await visitor.get(`${path}/shipped/preview`)).status).toBe(401);
  expect((await visitor.post(`${path}/shipped/test`)).status).toBe(401);
});
