import { expect, test } from "vitest";
import { conflict, DomainError } from "../../errors.ts";
import { deserializeError, serializeError } from "./serialize-error.ts";

const send = (error: unknown): Error => deserializeError(serializeError(error));

test("a broken rule arrives with its code and sentence", () => {
  const arrived = send(conflict("It is sold."));
  expect(arrived).toBeInstanceOf(DomainError);
  expect(arrived).toMatchObject({ code: "conflict", message: "It is sold." });
});

test("any other error arrives as one without a code", () => {
  for (const error of [new TypeError("no memory"), "no memory"]) {
    const arrived = send(error);
    expect(arrived).not.toBeInstanceOf(DomainError);
    expect(arrived).toEqual(new Error("no memory"));
  }
});
