import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { findRedirect } from "../redirects/find-redirect.ts";
import { deleteCollection } from "./delete-collection.ts";
import { findMovedSlug } from "./find-moved-slug.ts";
import { getCollectionBySlug } from "./get-collection-by-slug.ts";
import { updateCollection } from "./update-collection.ts";

test("redirects every former slug to the current one", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  for (const slug of ["two", "three", "four"])
    await updateCollection(shop, id, { slug }, { by: null });
  for (const old of ["one", "two", "three"]) {
    expect(await findMovedSlug(shop, old, "visitor")).toBe("four");
    expect(await findRedirect(shop, `/collections/${old}/?utm=1`)).toBe("/collections/four");
  }
  expect(await findMovedSlug(shop, "four", "visitor")).toBeNull();
  expect(await findMovedSlug(shop, "five", "visitor")).toBeNull();
  expect(await getCollectionBySlug(shop, "four", "visitor")).toMatchObject({ id });
  await expect(getCollectionBySlug(shop, "one", "visitor")).rejects.toMatchObject({
    code: "not-found",
  });
});

test("lets a collection take back its former slug without a redirect loop", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  await updateCollection(shop, id, { slug: "two" }, { by: null });
  await updateCollection(shop, id, { slug: "one" }, { by: null });
  expect(await findMovedSlug(shop, "one", "visitor")).toBeNull();
  expect(await findMovedSlug(shop, "two", "visitor")).toBe("one");
  await updateCollection(shop, id, { slug: "two" }, { by: null });
  expect(await findMovedSlug(shop, "two", "visitor")).toBeNull();
  expect(await findMovedSlug(shop, "one", "visitor")).toBe("two");
});

test("refuses a slug with the name of the collection that has or had it", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  await updateCollection(shop, id, { slug: "two" }, { by: null });
  const other = await addCollection(shop, "Other");
  await expect(
    updateCollection(shop, other.id, { slug: "two" }, { by: null }),
  ).rejects.toMatchObject({
    code: "conflict",
    message: "The slug “two” is taken by the collection “One”. Try two-2.",
  });
  await expect(addCollection(shop, "New", { slug: "one" })).rejects.toMatchObject({
    code: "conflict",
    message:
      "The slug “one” is an old address of the collection “One” and stays reserved for it. Try one-2.",
  });
  await addCollection(shop, "Second", { slug: "two-2" });
  await expect(addCollection(shop, "Third", { slug: "two-2" })).rejects.toMatchObject({
    message: "The slug “two-2” is taken by the collection “Second”. Try two-3.",
  });
  expect(
    await updateCollection(shop, id, { slug: "two", title: "Two" }, { by: null }),
  ).toMatchObject({
    slug: "two",
  });
});

test("frees former slugs of a deleted collection", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  await updateCollection(shop, id, { slug: "two" }, { by: null });
  await deleteCollection(shop, id, "admin");
  expect(await findMovedSlug(shop, "one", "admin")).toBeNull();
  const heir = await addCollection(shop, "Heir", { slug: "one" });
  await updateCollection(shop, heir.id, { slug: "heir" }, { by: null });
  expect(await findMovedSlug(shop, "one", "visitor")).toBe("heir");
});

test("redirects the admin, but not visitors, to a draft", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One", { isPublished: false });
  await updateCollection(shop, id, { slug: "secret-new-name" }, { by: null });
  expect(await findMovedSlug(shop, "one", "visitor")).toBeNull();
  expect(await findMovedSlug(shop, "one", "admin")).toBe("secret-new-name");
});

test("gives a slug to one of ten concurrent requests", async () => {
  const shop = await testShop();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => addCollection(shop, `Ring ${n}`, { slug: "ring" })),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refused = outcomes.filter(({ status }) => status === "rejected");
  for (const { reason } of refused as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({ code: "conflict" });
  }
});

test("redirects both former slugs after two concurrent changes", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  await Promise.all(
    ["two", "three"].map((slug) => updateCollection(shop, id, { slug }, { by: null })),
  );
  const { slug } = await getCollectionBySlug(
    shop,
    (await findMovedSlug(shop, "one", "admin")) ?? "",
    "admin",
  );
  const other = slug === "two" ? "three" : "two";
  expect(await findMovedSlug(shop, other, "admin")).toBe(slug);
});
