import { getSyncLog } from "#domain/importing/sync-logs/get-sync-log.ts";
import { requireEntity } from "../../require-entity.server.ts";

export const requireImport = requireEntity("Import", getSyncLog);
