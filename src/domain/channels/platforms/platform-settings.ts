import {
  type Platform,
  platformSchema,
  type Schedule,
  SCHEDULES,
} from "#contract/channels/platforms.ts";
import type { PlatformRow } from "./find-platform.ts";

const { storeUrl } = platformSchema.shape.settings.shape;

/** The settings of a platform. The schedule is off by default. */
export function readPlatformSettings({
  settings,
}: Pick<PlatformRow, "settings">): Platform["settings"] {
  const schedule: Schedule = SCHEDULES.find((each) => each === settings["schedule"]) ?? "off";
  return { schedule, storeUrl: storeUrl.safeParse(settings["storeUrl"]).data ?? null };
}
