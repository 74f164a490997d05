import { TRASH_DAYS } from "#contract/operations/trash.ts";

/** When an entity deleted now is purged, ISO 8601. */
export const trashExpiry = (now: Date): string =>
  new Date(now.getTime() + TRASH_DAYS * 24 * 60 * 60 * 1000).toISOString();
