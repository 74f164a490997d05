import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { passwordChangeSchema } from "#contract/access/sign-in.ts";
import { type TestShop, testShop } from "#tests/support/test-shop.ts";
import { createAdmin } from "../people/create-admin.ts";
import { ensureFirstAdmin } from "../people/ensure-first-admin.ts";
import { invitePerson } from "../people/invite-person.ts";
import { resetPassword } from "../people/reset-password.ts";
import { signIn } from "./sign-in.ts";

const composed = "Crème brûlée".normalize("NFC");
const decomposed = "Crème brûlée".normalize("NFD");

async function shopOfEmilie(password = composed): Promise<TestShop> {
  const shop = await testShop();
  await ensureFirstAdmin(shop, { username: "Émilie", password });
  return shop;
}

const attempt = (change: { username?: string; password?: string } = {}) => ({
  username: "Émilie",
  password: composed,
  address: "203.0.113.7",
  userAgent: null,
  ...change,
});

test.each(["émilie", "ÉMILIE", "E\u0301milie", " e\u0301MILIE "])(
  "signs Émilie in as “%s”",
  async (username) => {
    const shop = await shopOfEmilie();
    const { user } = await signIn(shop, attempt({ username }));
    expect(user.username).toBe("Émilie");
  },
);

test("counts the failures of a username in whatever way it is typed", async () => {
  const shop = await shopOfEmilie();
  for (const username of ["Émilie", "ÉMILIE", "émilie", "E\u0301milie", "e\u0301milie"]) {
    const wrong = signIn(shop, attempt({ username, password: "wrong" }));
    await expect(wrong).rejects.toMatchObject({ code: "unauthorized" });
  }
  await expect(signIn(shop, attempt())).rejects.toMatchObject({ code: "too-many-requests" });
  await resetPassword(shop, "e\u0301milie");
  await expect(signIn(shop, attempt())).rejects.toMatchObject({ code: "unauthorized" });
});

test.each([
  [composed, decomposed],
  [decomposed, composed],
  ["ten letters wide", "ten\u00a0letters\u3000wide"],
  ["ten\u2009letters wide", "ten letters wide"],
])("takes a password set as %j and typed as %j", async (set, typed) => {
  const shop = await shopOfEmilie(set);
  expect(await signIn(shop, attempt({ password: typed }))).toHaveProperty("token");
  const other = typed.normalize("NFC").toUpperCase();
  await expect(signIn(shop, attempt({ password: other }))).rejects.toMatchObject({
    code: "unauthorized",
  });
});

test.each([decomposed, composed, "non\u00a0breaking space"])(
  "takes the password of a hash that was made of it as it was typed: %j",
  async (password) => {
    const shop = await shopOfEmilie();
    await shop.db
      .updateTable("users")
      .set({ passwordHash: await hash(password) })
      .execute();
    expect(await signIn(shop, attempt({ password }))).toHaveProperty("token");
    expect(await signIn(shop, attempt({ password: password.normalize("NFC") }))).toHaveProperty(
      "token",
    );
  },
);

const read = (newPassword: string) =>
  passwordChangeSchema.safeParse({ currentPassword: "x", newPassword });

test("takes a new password as it is hashed: composed, ten characters, without control characters", () => {
  expect(read(decomposed).data?.newPassword).toBe(composed);
  expect(read("e\u0301".repeat(9)).success).toBe(false);
  expect(read("ten letters\twide").error?.issues[0]?.message).toBe(
    "Leave out tabs and line breaks",
  );
});

test("names the person whose username it is", async () => {
  const shop = await shopOfEmilie();
  await expect(createAdmin(shop, { username: "E\u0301MILIE" })).rejects.toMatchObject({
    code: "conflict",
    message: "There is a user called “Émilie” already.",
  });
  const person = { username: "émilie", email: "emilie@example.com", access: "pieces" } as const;
  await expect(invitePerson(shop, person, null)).rejects.toMatchObject({
    code: "conflict",
    issues: [{ path: "username" }],
  });
});
