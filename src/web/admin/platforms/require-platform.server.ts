import { getPlatform } from "#domain/channels/platforms/list-platforms.ts";
import { requireEntity } from "../require-entity.server.ts";

export const requirePlatform = requireEntity("Platform", getPlatform);
