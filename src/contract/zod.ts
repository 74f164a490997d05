import { config, z } from "zod";

/*
 * A schema compiles itself where it may. The shop's pages forbid that (Content-Security-Policy without
 * 'unsafe-eval'), and a browser reports the attempt; a form is checked as quickly without.
 */
if (typeof document !== "undefined") config({ jitless: true });

export { z };
