import type { Schedule } from "#contract/channels/platforms.ts";

const HOUR_MILLISECONDS = 60 * 60 * 1000;
const EVERY: Record<Exclude<Schedule, "off">, number> = {
  hourly: HOUR_MILLISECONDS,
  daily: 24 * HOUR_MILLISECONDS,
};

/** When the next scheduled sync is due, ISO 8601; null for none. Without an earlier sync it is due at once. */
export function nextSync(platform: {
  isActive: boolean;
  schedule: Schedule;
  lastSyncAt: string | null;
  createdAt: string;
}): string | null {
  const { isActive, schedule, lastSyncAt, createdAt } = platform;
  if (!isActive || schedule === "off") return null;
  if (lastSyncAt === null) return createdAt;
  return new Date(Date.parse(lastSyncAt) + EVERY[schedule]).toISOString();
}
