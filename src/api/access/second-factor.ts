import {
  codeProofSchema,
  fullProofSchema,
  passwordProofSchema,
  recoveryCodesSchema,
  secondFactorOfferSchema,
  secondFactorSchema,
} from "#contract/access/second-factor.ts";
import { beginSecondFactor } from "#domain/access/second-factor/begin-second-factor.ts";
import { confirmSecondFactor } from "#domain/access/second-factor/confirm-second-factor.ts";
import { getSecondFactor } from "#domain/access/second-factor/get-second-factor.ts";
import { removeOwnSecondFactor } from "#domain/access/second-factor/remove-second-factor.ts";
import { renewRecoveryCodes } from "#domain/access/second-factor/renew-recovery-codes.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";
import { requireUser } from "./require-user.ts";

const group = "Account";

export const secondFactorCalls = [
  defineCall({
    method: "get",
    path: "/account/second-step",
    access: "pieces",
    group,
    summary: "Tell whether two-step sign-in is on",
    response: secondFactorSchema,
    handle: ({ shop, user }) => getSecondFactor(shop, requireUser(user).id),
  }),
  defineCall({
    method: "post",
    path: "/account/second-step",
    access: "pieces",
    group,
    summary: "Offer a secret for an authenticator app",
    description: "Sign-in does not require a code until one has confirmed the secret.",
    body: passwordProofSchema,
    response: secondFactorOfferSchema,
    fails: ["conflict", "too-many-requests"],
    handle: ({ shop, user, body }) =>
      beginSecondFactor(shop, requireUser(user), body.currentPassword),
  }),
  defineCall({
    method: "post",
    path: "/account/second-step/confirm",
    access: "pieces",
    group,
    summary: "Turn two-step sign-in on with a code of the app",
    description: "Returns the recovery codes, once. Signs out everywhere else.",
    body: codeProofSchema,
    response: recoveryCodesSchema,
    fails: ["conflict", "too-many-requests"],
    handle: async ({ c, shop, user, body }) => {
      const proof = { code: body.code, keepToken: c.get("sessionToken") };
      return { recoveryCodes: await confirmSecondFactor(shop, requireUser(user), proof) };
    },
  }),
  defineCall({
    method: "post",
    path: "/account/second-step/recovery-codes",
    access: "pieces",
    group,
    summary: "Get new recovery codes; the old ones are void",
    body: passwordProofSchema,
    response: recoveryCodesSchema,
    fails: ["conflict", "too-many-requests"],
    handle: async ({ shop, user, body }) => ({
      recoveryCodes: await renewRecoveryCodes(shop, requireUser(user), body.currentPassword),
    }),
  }),
  defineCall({
    method: "delete",
    path: "/account/second-step",
    access: "pieces",
    group,
    summary: "Turn two-step sign-in off",
    body: fullProofSchema,
    response: messageSchema,
    fails: ["too-many-requests"],
    handle: async ({ shop, user, body }) => {
      const proof = { password: body.currentPassword, code: body.code };
      await removeOwnSecondFactor(shop, requireUser(user), proof);
      return { message: "Two-step sign-in is off" };
    },
  }),
];
