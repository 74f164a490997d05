import fc from "fast-check";

/* The same examples every time, so that a red run is red for everybody; FUZZ_SEED looks for others. */
fc.configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 20_261_121) });
