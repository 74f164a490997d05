import type { Finding } from "#contract/operations/health.ts";

export type { Finding };

export const ok = (sentence: string): Finding => ({ state: "ok", sentence });
