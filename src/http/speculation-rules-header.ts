/** The address of the speculation rules, as pages name it in the header Speculation-Rules. */
export const SPECULATION_RULES = "/speculation-rules.json";
