import { z } from "zod";

/** Of a call that can show what it would do instead of doing it. */
export const dryRunQuery = z.object({ dryRun: z.enum(["0", "1", "false", "true"]).optional() });

export const isDryRun = ({ dryRun }: z.output<typeof dryRunQuery>): boolean =>
  dryRun === "1" || dryRun === "true";
