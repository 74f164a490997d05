import { signOut } from "#domain/access/sessions/sign-out.ts";
import { expiredSessionCookie } from "#http/session-cookie.ts";
import { defineCall } from "../routing/define-call.ts";

export const logoutCalls = [
  defineCall({
    method: "get",
    path: "/logout",
    group: "Account",
    summary: "Sign out",
    response: { description: "The session has ended; redirects to the sign-in page." },
    status: 302,
    handle: async ({ c, shop }) => {
      // A link on another website must not sign anybody out.
      if (c.req.header("Sec-Fetch-Site") === "cross-site") return c.redirect("/admin", 302);
      const token = c.get("sessionToken");
      if (token) await signOut(shop, token);
      c.header("Set-Cookie", expiredSessionCookie(shop));
      c.header("Cache-Control", "no-store");
      return c.redirect("/admin/login", 302);
    },
  }),
];
