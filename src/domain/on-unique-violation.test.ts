import { expect, test } from "vitest";
import { testShop } from "#tests/support/test-shop.ts";
import { conflict } from "./errors.ts";
import { onUniqueViolation } from "./on-unique-violation.ts";

const write = (work: () => Promise<string>) => onUniqueViolation(work, () => conflict("Taken."));

test("replaces a violated unique constraint, and no other failure", async () => {
  const { db } = await testShop();
  const add = async () => {
    await db.insertInto("tags").values({ name: "Gold", slug: "gold", type: "material" }).execute();
    return "added";
  };
  expect(await write(add)).toBe("added");
  await expect(write(add)).rejects.toMatchObject({ code: "conflict", message: "Taken." });
  const other = new Error("reset");
  await expect(write(() => Promise.reject(other))).rejects.toBe(other);
});
