import { expect, test } from "vitest";
import { passwordFieldsSchema } from "./password-fields.ts";

const good = {
  currentPassword: "old",
  newPassword: "bench-and-torch",
  repeated: "bench-and-torch",
};
const messages = (fields: object) =>
  passwordFieldsSchema
    .safeParse({ ...good, ...fields })
    .error?.issues.map(({ message }) => message);

test("requires a long new password and its repetition", () => {
  expect(messages({})).toBeUndefined();
  expect(messages({ newPassword: "short", repeated: "short" })).toEqual([
    "Use at least 10 characters",
  ]);
  expect(messages({ repeated: "bench-and-tooth" })).toEqual(["The two are not the same"]);
  expect(messages({ currentPassword: "" })).toEqual(["Current password is required"]);
});
