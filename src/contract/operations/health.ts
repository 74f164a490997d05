import { z } from "../zod.ts";
import { instant } from "../field-schemas.ts";

/** "ok"; "warning": to be mended when there is time; "failed": to be mended now. */
export const HEALTH_STATES = ["ok", "warning", "failed"] as const;

/** What the desk mends at the press of a button, beside the check that asks for it. */
export const HEALTH_ACTIONS = ["back-up", "rebuild-search", "remove-leftovers"] as const;
export type HealthAction = (typeof HEALTH_ACTIONS)[number];

/** What a check found; its name stands in the list of checks. */
export const findingSchema = z.object({
  state: z.enum(HEALTH_STATES),
  /** What was found. */
  sentence: z.string(),
  /** What that means for the shop. */
  meaning: z.string().optional(),
  /** What mends it, in a sentence. */
  fix: z.string().optional(),
  /** The command that mends it, to be run on the server: "npm run backup". */
  command: z.string().optional(),
  action: z.enum(HEALTH_ACTIONS).optional(),
  /** Where at the desk it is mended: "/admin/settings/backups". */
  screen: z.string().optional(),
  /** More of what was found, one thing a line. */
  details: z.array(z.string()).optional(),
  /** The part of something limited that is used, from 0 to 1. */
  used: z.number().optional(),
});
export type Finding = z.infer<typeof findingSchema>;

/** One thing that was looked at. */
export const healthCheckSchema = findingSchema.extend({
  /** "Backups". */
  name: z.string(),
  /** Checks that take long run in the background, and are answered from their last result. */
  checkedAt: instant,
});
export type HealthCheck = z.infer<typeof healthCheckSchema>;

export const healthSchema = z.object({ checks: z.array(healthCheckSchema) });
export type Health = z.infer<typeof healthSchema>;

/** What needs a person, as the checks found it last. */
export const healthProblemSchema = healthCheckSchema
  .pick({ name: true, state: true, sentence: true })
  .extend({ isOnToDoList: z.boolean() });
export type HealthProblem = z.infer<typeof healthProblemSchema>;

export const noticeDismissalSchema = z.object({ dismissed: z.boolean() });
