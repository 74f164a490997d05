import { expect, test } from "vitest";
import { greet } from "./greet.ts";

test.each([
  [4, "Good evening"],
  [5, "Good morning"],
  [11, "Good morning"],
  [12, "Good afternoon"],
  [17, "Good afternoon"],
  [18, "Good evening"],
  [0, "Good evening"],
])("greets at hour %i with %s", (hour, greeting) => {
  expect(greet(hour)).toBe(greeting);
});
