import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { addPiece } from "#tests/support/new-order.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { deleteCollection } from "../delete-collection.ts";
import { updateCollection } from "../update-collection.ts";
import { restoreFromTrash } from "../../../operations/trash/restore-from-trash.ts";
import { createPreviewLink } from "./create-preview-link.ts";
import { endPreviewLinks } from "./end-preview-links.ts";
import { openPreview } from "./open-preview.ts";

const addDraft = (shop: TestShop, title = "Draft", fields: object = {}) =>
  addCollection(shop, title, { isPublished: false, ...fields });

const makeToken = async (shop: TestShop, id: number) =>
  (await createPreviewLink(shop, id)).url.replace(`${shop.publicUrl}/preview/`, "");

const nothing = { code: "not-found" };

test("shows a draft as visitors will see it for exactly seven days", async () => {
  const shop = await testShop();
  const productIds = [await addPiece(shop), await addPiece(shop, { isActive: false })];
  const { id } = await addDraft(shop, "Draft", { productIds });
  const { url, expiresAt } = await createPreviewLink(shop, id);
  expect(expiresAt).toBe("2026-11-27T15:00:00.000Z");
  const token = url.replace("http://localhost:3000/preview/", "");
  expect(await openPreview(shop, token)).toMatchObject({
    state: "draft",
    collection: { id, title: "Draft", isPublished: false, productIds: productIds.slice(0, 1) },
    expiresAt,
  });
  shop.clock.set("2026-11-27T14:59:59.999Z");
  expect(await openPreview(shop, token)).toMatchObject({ state: "draft" });
  shop.clock.set(expiresAt);
  expect(await openPreview(shop, token)).toEqual({ state: "expired" });
});

test("survives a change of slug and redirects once the collection is published", async () => {
  const shop = await testShop();
  const { id } = await addDraft(shop);
  const token = await makeToken(shop, id);
  await updateCollection(
    shop,
    id,
    { slug: "moved", publishAt: "2026-11-20T16:00:00.000Z" },
    { by: null },
  );
  expect(await openPreview(shop, token)).toMatchObject({ state: "draft" });
  shop.clock.advance({ hours: 1 });
  expect(await openPreview(shop, token)).toEqual({ state: "published", slug: "moved" });
  await expect(createPreviewLink(shop, id)).rejects.toMatchObject({ code: "conflict" });
});

test("is revoked by unpublishing and deleting", async () => {
  const shop = await testShop();
  const { id } = await addDraft(shop);
  const first = await makeToken(shop, id);
  await updateCollection(shop, id, { isPublished: true }, { by: null });
  await updateCollection(shop, id, { isPublished: false }, { by: null });
  await expect(openPreview(shop, first)).rejects.toMatchObject(nothing);
  const second = await makeToken(shop, id);
  expect(await openPreview(shop, second)).toMatchObject({ state: "draft" });
  const { trashId } = await deleteCollection(shop, id, "ada");
  await expect(openPreview(shop, second)).rejects.toMatchObject(nothing);
  await restoreFromTrash(shop, trashId, {}, { by: null });
  await expect(openPreview(shop, second)).rejects.toMatchObject(nothing);
  await expect(createPreviewLink(shop, 999)).rejects.toMatchObject(nothing);
});

test("ends all links handed out, of this collection only, and makes new ones", async () => {
  const shop = await testShop();
  const { id, version } = await addDraft(shop);
  const other = await addDraft(shop, "Other");
  const tokens = [await makeToken(shop, id), await makeToken(shop, id)];
  const othersToken = await makeToken(shop, other.id);
  await endPreviewLinks(shop, id);
  for (const token of tokens) {
    await expect(openPreview(shop, token)).rejects.toMatchObject(nothing);
  }
  expect(await openPreview(shop, othersToken)).toMatchObject({ state: "draft" });
  expect(await openPreview(shop, await makeToken(shop, id))).toMatchObject({
    state: "draft",
    // An editor that is open does not run into a conflict.
    collection: { version },
  });
  await expect(endPreviewLinks(shop, 999)).rejects.toMatchObject(nothing);
  await deleteCollection(shop, id, "ada");
  await expect(endPreviewLinks(shop, id)).rejects.toMatchObject(nothing);
});

test("opens for nothing but the issued link", async () => {
  const shop = await testShop();
  const { id } = await addDraft(shop);
  const other = await addDraft(shop, "Other");
  const token = await makeToken(shop, id);
  const [, expires, signature] = token.split(".");
  const forged = [
    `${other.id}.${expires}.${signature}`,
    `${id}.zzzzzzzz.${signature}`,
    `${id}.${expires}.${"A".repeat(43)}`,
    `${id}.${expires}.${signature?.toLowerCase()}`,
    `0${token}`,
    `${token}=`,
    `${id}`,
    "9999999999.zzzzzzzzzzz.".concat("A".repeat(43)),
    "",
  ];
  for (const each of forged) await expect(openPreview(shop, each)).rejects.toMatchObject(nothing);
  const elsewhere = { ...shop, secrets: { ...shop.secrets, sessionSecret: "another" } };
  await expect(openPreview(elsewhere, token)).rejects.toMatchObject(nothing);
});
