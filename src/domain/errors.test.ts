import { expect, test } from "vitest";
import { conflict, DomainError, invalid, notFound, unprocessable } from "./errors.ts";

test("an error carries its code, sentence, details and cause", () => {
  const cause = new Error("reset");
  const error = new DomainError("busy", "Try again soon.", {
    issues: [{ path: "name", message: "Too long" }],
    retryAfterSeconds: 7,
    current: { id: 1 },
    cause,
  });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({
    name: "DomainError",
    code: "busy",
    message: "Try again soon.",
    issues: [{ path: "name", message: "Too long" }],
    retryAfterSeconds: 7,
    current: { id: 1 },
    cause,
  });
  expect(new DomainError("busy", "Try again soon.")).toMatchObject({
    issues: undefined,
    retryAfterSeconds: undefined,
  });
});

test("the frequent errors have their codes and details", () => {
  expect(notFound("Piece")).toMatchObject({ code: "not-found", message: "Piece not found" });
  expect(conflict("Saved meanwhile.", { id: 1 })).toMatchObject({
    code: "conflict",
    message: "Saved meanwhile.",
    current: { id: 1 },
  });
  expect(invalid("price", "Too low")).toMatchObject({
    code: "invalid",
    message: "Too low",
    issues: [{ path: "price", message: "Too low" }],
  });
  expect(unprocessable("No price.")).toMatchObject({ code: "unprocessable", message: "No price." });
});
