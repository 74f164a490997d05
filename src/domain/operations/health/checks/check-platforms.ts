import { sql } from "kysely";
import type { Shop } from "../../../shop.ts";
import { type Finding, ok } from "./finding.ts";

/** Whether changes reach the platforms that are connected. */
export async function checkPlatforms({ db }: Shop): Promise<Finding> {
  const { active } = await db
    .selectFrom("platformIntegrations")
    .select(sql<number | string>`count(*)`.as("active"))
    .where("isActive", "=", true)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  const connected = Number(active);
  if (connected === 0) return ok("No platform is connected.");
  const failing = await db
    .selectFrom("listingPushes")
    .innerJoin("platformIntegrations", "platformIntegrations.id", "listingPushes.platformId")
    .select("listingPushes.lastError")
    .where("listingPushes.lastError", "is not", null)
    .where("platformIntegrations.isActive", "=", true)
    .where("platformIntegrations.deletedAt", "is", null)
    .limit(500)
    .execute();
  if (failing.length === 0) {
    return ok(
      connected === 1 ? "1 platform is up to date." : `${connected} platforms are up to date.`,
    );
  }
  return {
    state: "warning",
    sentence: `${failing.length === 1 ? "1 change" : `${failing.length} changes`} couldn’t be sent yet: ${failing[0]?.lastError ?? ""}`,
    fix: "They are tried again by themselves. See Platforms for each of them.",
    screen: "/admin/platforms",
  };
}
