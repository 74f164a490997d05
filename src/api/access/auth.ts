import { z } from "zod";
import { userSchema } from "#contract/access/sign-in.ts";
import { defineCall } from "../routing/define-call.ts";

export const authCalls = [
  defineCall({
    method: "get",
    path: "/auth/session",
    group: "Account",
    summary: "Read the signed-in user",
    response: z.object({ user: userSchema.nullable() }),
    handle: ({ user }) => Promise.resolve({ user }),
  }),
];
