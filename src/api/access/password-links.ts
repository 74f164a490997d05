import { forgotPasswordSchema, resetPasswordSchema } from "#contract/access/sign-in.ts";
import { requestPasswordReset } from "#domain/access/password-links/request-password-reset.ts";
import { redeemPasswordLink } from "#domain/access/password-links/redeem-password-link.ts";
import { canSendMail } from "#domain/infrastructure/mail/mail-outcome.ts";
import { FORM_BODY_LIMIT } from "#http/limit-body.ts";
import { describeResetRequest } from "#domain/access/password-links/describe-reset-request.ts";
import { messageSchema } from "../routing/response-schemas.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Account";

export const passwordLinkCalls = [
  defineCall({
    method: "post",
    path: "/forgot-password",
    bodyLimit: FORM_BODY_LIMIT,
    group,
    summary: "Ask for a link to choose a new password",
    description: "By username or address. The response is the same whether there is such a person.",
    body: forgotPasswordSchema,
    response: messageSchema,
    fails: ["too-many-requests"],
    handle: async ({ c, shop, body }) => {
      await requestPasswordReset(shop, body.username, c.get("address"));
      return { message: describeResetRequest(await canSendMail(shop)) };
    },
  }),
  defineCall({
    method: "post",
    path: "/reset-password",
    bodyLimit: FORM_BODY_LIMIT,
    group,
    summary: "Choose a password with the token of a mailed link or an invitation",
    description: "Works once and ends all sessions of the person. Two-step sign-in stays on.",
    body: resetPasswordSchema,
    response: messageSchema,
    fails: ["too-many-requests"],
    handle: async ({ c, shop, body }) => {
      await redeemPasswordLink(shop, body, c.get("address"));
      return { message: "Your new password is saved. Sign in with it." };
    },
  }),
];
