import { expect, test } from "vitest";
import { newPersonSchema } from "./people.ts";

test("an invitation without a name says so", () => {
  const { error } = newPersonSchema.safeParse({ username: "", email: "", access: "pieces" });
  expect(error?.issues.map(({ message }) => message)).toContain("Enter a name.");
});
