import { z } from "../../zod.ts";
import { parseRingSize } from "./ring-size.ts";

const PROBLEM = "Enter a US ring size from ½ to 16, like 6 or 6¼";

/** "6½" or 6.5 on the wire, quarters of a US size within. */
export const ringSizeInput = z
  .union([z.string(), z.number()], { error: PROBLEM })
  .transform((value, context) => {
    const quarters = parseRingSize(value);
    if (quarters !== undefined) return quarters;
    context.addIssue(PROBLEM);
    return z.NEVER;
  });
