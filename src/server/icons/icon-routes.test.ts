import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";
import { uploadPicture } from "#tests/support/upload-pictures.ts";

test("sends the shop's own icon under the addresses that pages link to", async () => {
  const app = await testApp();
  const get = (path: string, headers = {}) =>
    Promise.resolve(app.app.request(`http://localhost:3000${path}`, { headers }));
  expect((await get("/favicon.ico")).headers.get("Content-Type")).not.toBe("image/jpeg");
  const { url } = await uploadPicture(app);
  expect((await app.admin.put("/settings", { body: { tabIcon: url } })).status).toBe(200);
  for (const path of ["/favicon.ico", "/apple-touch-icon.png"]) {
    const icon = await get(path);
    expect(icon.headers.get("Content-Type")).toBe("image/jpeg");
    const known = { "If-None-Match": icon.headers.get("ETag") ?? "" };
    expect((await get(path, known)).status).toBe(304);
  }
  const drawn = await (await get("/icon.svg")).text();
  expect(drawn).toContain('href="data:image/jpeg;base64,');
  const manifest = (await (await get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[];
  };
  expect(manifest.icons[0]?.src).toMatch(/^\/media\/[0-9a-f]+\/320\.jpg$/);
  expect((await get(manifest.icons[0]?.src ?? "")).status).toBe(200);
});
