import { expect, test } from "vitest";
import { addCollection } from "#tests/support/add-collection.ts";
import { testShop } from "#tests/support/test-shop.ts";
import { findRedirect } from "../redirects/find-redirect.ts";
import { deleteCollection } from "./delete-collection.ts";
import { findMovedSlug } from "./find-moved-slug.ts";
import { getCollectionBySlug } from "./get-collection-by-slug.ts";
import { updateCollection } from "./update-collection.ts";

test("A changed slug leads to the new one at once, however often it changes.", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  for (const slug of ["two", "three", "four"]) await updateCollection(shop, id, { slug });
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

test("A collection may take its own old slug back, and nothing leads in a circle.", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  await updateCollection(shop, id, { slug: "two" });
  await updateCollection(shop, id, { slug: "one" });
  expect(await findMovedSlug(shop, "one", "visitor")).toBeNull();
  expect(await findMovedSlug(shop, "two", "visitor")).toBe("one");
  await updateCollection(shop, id, { slug: "two" });
  expect(await findMovedSlug(shop, "two", "visitor")).toBeNull();
  expect(await findMovedSlug(shop, "one", "visitor")).toBe("two");
});

test("A slug is refused with the name of the collection that has it or had it.", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  await updateCollection(shop, id, { slug: "two" });
  const other = await addCollection(shop, "Other");
  await expect(updateCollection(shop, other.id, { slug: "two" })).rejects.toMatchObject({
    code: "conflict",
    message: "The slug “two” is taken by the collection “One”.",
  });
  await expect(addCollection(shop, "New", { slug: "one" })).rejects.toMatchObject({
    code: "conflict",
    message: "The slug “one” is an old address of the collection “One” and stays reserved for it.",
  });
  expect(await updateCollection(shop, id, { slug: "two", title: "Two" })).toMatchObject({
    slug: "two",
  });
});

test("With the collection in the trash its old slugs are free, and lead to whoever takes them.", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  await updateCollection(shop, id, { slug: "two" });
  await deleteCollection(shop, id, "admin");
  expect(await findMovedSlug(shop, "one", "admin")).toBeNull();
  const heir = await addCollection(shop, "Heir", { slug: "one" });
  await updateCollection(shop, heir.id, { slug: "heir" });
  expect(await findMovedSlug(shop, "one", "visitor")).toBe("heir");
});

test("Visitors are not led to drafts, the artisan is.", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One", { isPublished: false });
  await updateCollection(shop, id, { slug: "secret-new-name" });
  expect(await findMovedSlug(shop, "one", "visitor")).toBeNull();
  expect(await findMovedSlug(shop, "one", "admin")).toBe("secret-new-name");
});

test("Of ten that want the same slug at once, one gets it and the others a sentence.", async () => {
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

test("Of two changes of a slug at once, both old addresses lead to the last.", async () => {
  const shop = await testShop();
  const { id } = await addCollection(shop, "One");
  await Promise.all(["two", "three"].map((slug) => updateCollection(shop, id, { slug })));
  const { slug } = await getCollectionBySlug(
    shop,
    (await findMovedSlug(shop, "one", "admin")) ?? "",
    "admin",
  );
  const other = slug === "two" ? "three" : "two";
  expect(await findMovedSlug(shop, other, "admin")).toBe(slug);
});
