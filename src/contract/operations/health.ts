import { z } from "../zod.ts";

/** "ok"; "warning": to be mended when there is time; "failed": to be mended now. */
export const HEALTH_STATES = ["ok", "warning", "failed"] as const;

/** One thing that was looked at. */
export const healthCheckSchema = z.object({
  /** "Backups". */
  name: z.string(),
  state: z.enum(HEALTH_STATES),
  /** What was found. */
  sentence: z.string(),
  /** What mends it, in a sentence. */
  fix: z.string().optional(),
  /** Where at the desk it is mended: "/admin/settings/backups". */
  screen: z.string().optional(),
});
export type HealthCheck = z.infer<typeof healthCheckSchema>;

export const healthSchema = z.object({ checks: z.array(healthCheckSchema) });
export type Health = z.infer<typeof healthSchema>;
