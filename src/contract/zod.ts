import { config, z } from "zod";
import { describeIssue } from "./validation-messages.ts";

/*
 * `config` and not `z.config`: the build takes calls of `z` to be free of effects (vite.config.ts) and leaves
 * out those whose result nobody uses.
 */
config({
  customError: describeIssue,
  // A schema compiles itself where it may. The shop's pages forbid that (Content-Security-Policy without
  // 'unsafe-eval'), and a browser reports the attempt; a form is checked as quickly without.
  ...(typeof document !== "undefined" && { jitless: true }),
});

export { z };
