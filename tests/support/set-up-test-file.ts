import fc from "fast-check";
import { afterAll } from "vitest";
import { closeRegistered } from "./close-after-file.ts";

/* The same examples on every run, so that a failure can be repeated; FUZZ_SEED tries others. */
fc.configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 20_261_121) });

afterAll(closeRegistered);
