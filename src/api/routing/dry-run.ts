import { z } from "zod";

/** Query of a call that can report what it would do without doing it. */
export const dryRunQuery = z.object({ dryRun: z.enum(["0", "1", "false", "true"]).optional() });

export const isDryRun = ({ dryRun }: z.output<typeof dryRunQuery>): boolean =>
  dryRun === "1" || dryRun === "true";
