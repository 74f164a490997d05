import type { HealthCheck } from "#contract/operations/health.ts";

/** What a check found; its name stands in the list of checks. */
export type Finding = Omit<HealthCheck, "name">;

export const ok = (sentence: string): Finding => ({ state: "ok", sentence });
