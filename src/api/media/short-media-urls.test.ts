import { beforeEach, expect, test } from "vitest";
import { uploadedSchema } from "#contract/media.ts";
import { pictureWithCornerColors } from "#tests/support/test-pictures.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

let shop: TestApp;
beforeEach(async () => {
  shop = await testApp();
});

const get = (path: string) => shop.app.request(`http://localhost:3000/media/${path}`);
const bytesOf = async (path: string) => (await get(path)).bytes();

async function uploadRing(): Promise<string> {
  const bytes = await pictureWithCornerColors(700, 500).jpeg().toBuffer();
  const body = new FormData();
  body.append("files", new File([Buffer.from(bytes)], "ring.jpg"));
  const response = await shop.app.request("http://localhost:3000/api/media", {
    method: "POST",
    headers: { Cookie: shop.cookie },
    body,
  });
  return uploadedSchema.parse(await response.json()).items[0]!.hash;
}

test("a picture is the same under the short form of its address, and under no other", async () => {
  const hash = await uploadRing();
  const short = hash.slice(0, 32);
  expect(await bytesOf(`${short}.jpg`)).toEqual(await bytesOf(`${hash}.jpg`));
  expect(await bytesOf(`${short}/320.webp`)).toEqual(await bytesOf(`${hash}/320.webp`));
  for (const other of [hash.slice(0, 31), hash.slice(0, 48), "0".repeat(32), "f".repeat(32)]) {
    expect((await get(`${other}.jpg`)).status).toBe(404);
    expect((await get(`${other}/320.webp`)).status).toBe(404);
  }
});
