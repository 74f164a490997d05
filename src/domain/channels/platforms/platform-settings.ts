import { type Platform, platformSchema, type Schedule, SCHEDULES } from "#contract/platforms.ts";
import type { PlatformRow } from "./find-platform.ts";

const { storeUrl } = platformSchema.shape.settings.shape;

/** The settings of an integration; what was never set is off. */
export function readPlatformSettings({
  settings,
}: Pick<PlatformRow, "settings">): Platform["settings"] {
  const schedule: Schedule = SCHEDULES.find((each) => each === settings["schedule"]) ?? "off";
  return { schedule, storeUrl: storeUrl.safeParse(settings["storeUrl"]).data ?? null };
}
