import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupFileSchema, backupsSchema, restoreSchema } from "#contract/operations/backups.ts";
import { type TestApp, testApp } from "#tests/support/test-app.ts";

let app: TestApp;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "fernhill-backups-"));
  app = await testApp();
  app.shop.dataDir = dataDir;
});
afterAll(() => rm(dataDir, { recursive: true }));

test("makes, lists and downloads a backup", async () => {
  expect((await app.admin.get("/backups")).as(backupsSchema)).toMatchObject({
    lastAt: null,
    copy: null,
    restore: null,
  });
  const made = await app.admin.post("/backups");
  expect(made.status).toBe(201);
  const { name, bytes } = made.as(backupFileSchema);
  const { files, lastAt, problem } = (await app.admin.get("/backups")).as(backupsSchema);
  expect(files.map((file) => file.name)).toEqual([name]);
  expect([lastAt !== null, problem]).toEqual([true, null]);
  const answer = await app.app.request(`http://localhost:3000/api/backups/${name}`, {
    headers: { Cookie: app.cookie },
  });
  expect(answer.headers.get("Content-Disposition")).toBe(`attachment; filename="${name}"`);
  expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
});

test("answers 404 for other files and 401 without a session", async () => {
  for (const name of ["none.tar", "..%2Fsession-secret", "session-secret"]) {
    expect((await app.admin.get(`/backups/${name}`)).status).toBe(404);
  }
  expect((await app.visitor.get("/backups")).status).toBe(401);
  expect((await app.visitor.get("/backups/x.tar")).status).toBe(401);
});

test("requests a restore once, of a backup that is there and opens", async () => {
  const [made] = (await app.admin.get("/backups")).as(backupsSchema).files;
  const name = made?.name ?? "";
  await writeFile(path.join(dataDir, "backups", "encrypted.tar.age"), "");
  expect((await app.admin.post("/backups/none.tar/restore")).status).toBe(404);
  expect((await app.visitor.post(`/backups/${name}/restore`)).status).toBe(401);
  const encrypted = await app.admin.post("/backups/encrypted.tar.age/restore");
  expect([encrypted.status, encrypted.text]).toEqual([409, expect.stringContaining("passphrase")]);

  const requested = await app.admin.post(`/backups/${name}/restore`);
  expect(requested.status).toBe(202);
  expect(requested.as(restoreSchema)).toMatchObject({
    status: "requested",
    backup: name,
    backupAt: made?.createdAt,
    before: "before-restore-2026-11-20T150000.tar",
  });
  expect((await app.admin.get("/backups")).as(backupsSchema).restore).toEqual(
    requested.as(restoreSchema),
  );
  expect((await app.admin.post(`/backups/${name}/restore`)).status).toBe(409);
});
