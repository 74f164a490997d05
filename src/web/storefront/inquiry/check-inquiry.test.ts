import { expect, test } from "vitest";
import { checkInquiry, checkPhoto, NO_PHOTO } from "./check-inquiry.ts";

test("names each field that is missing or wrong", () => {
  const email = "Enter your full email address, like name@example.com.";
  expect(checkInquiry({ name: " ", email: "ana", message: "" })).toEqual({
    name: "Enter your name.",
    email,
    message: "Write a message.",
  });
  for (const wrong of ["", "ana", "ana@", "@example.com"]) {
    expect(checkInquiry({ name: "Ana", email: wrong, message: "Hi" })).toEqual({ email });
  }
  expect(checkInquiry({ name: "Ana", email: " ana@example.com ", message: "Hi" })).toEqual({});
});

test("takes photos up to 25 MB", () => {
  expect(checkPhoto({ type: "image/jpeg", size: 25 * 1024 * 1024 })).toBeNull();
  expect(checkPhoto({ type: "image/jpeg", size: 25 * 1024 * 1024 + 1 })).toContain("25 MB");
  for (const type of ["image/heic", "image/svg+xml", "application/pdf", ""]) {
    expect(checkPhoto({ type, size: 1 })).toBe(NO_PHOTO);
  }
});
