import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCommand } from "#tests/support/run-command.ts";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { startShop } from "#tests/support/shop-server.ts";

vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let store: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "fernhill-s3-restore-"));
  store = await startS3Server();
});
afterAll(async () => {
  await store.stop();
  await rm(folder, { recursive: true });
});

type Piece = { id: number; imageUrl: string | null };

async function piecesOf(baseURL: string): Promise<Piece[]> {
  return (await (await fetch(`${baseURL}/api/products`)).json()) as Piece[];
}

const bytesOf = async (address: string) =>
  Buffer.from(await (await fetch(address)).arrayBuffer()).toString("base64");

test("restores a shop with pictures on disk to an S3 store", async () => {
  const home = path.join(folder, "home");
  const first = await startShop({ DATA_DIR: home });
  const pieces = await piecesOf(first.baseURL);
  const pictured = pieces.find(({ imageUrl }) => imageUrl?.startsWith("/media/"));
  const picture = await bytesOf(`${first.baseURL}${pictured?.imageUrl}`);
  await first.stop();
  const file = path.join(folder, "shop.tar");
  expect(await runCommand("backup", [file], { DATA_DIR: home })).toMatchObject({ code: 0 });

  const place = await store.freshPlace();
  const variables = {
    DATA_DIR: path.join(folder, "elsewhere"),
    S3_ENDPOINT: place.endpoint,
    S3_BUCKET: place.bucket,
    S3_REGION: place.region,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  };
  expect(await runCommand("restore", [file], variables)).toMatchObject({ code: 0, stderr: "" });
  expect(await readdir(variables.DATA_DIR)).not.toContain("media");
  const second = await startShop(variables);
  try {
    expect(await piecesOf(second.baseURL)).toEqual(pieces);
    expect(await bytesOf(`${second.baseURL}${pictured?.imageUrl}`)).toBe(picture);
  } finally {
    await second.stop();
  }
});
