import { z } from "zod";
import {
  newPlatformSchema,
  platformChangeSchema,
  platformSchema,
} from "#contract/channels/platforms.ts";
import { deletedSchema } from "#contract/operations/trash.ts";
import { changeFeedUrl } from "#domain/channels/platforms/change-feed-url.ts";
import { changePlatform } from "#domain/channels/platforms/change-platform.ts";
import { connectPlatform } from "#domain/channels/platforms/connect-platform.ts";
import { disconnectPlatform } from "#domain/channels/platforms/disconnect-platform.ts";
import { getPlatform, listPlatforms } from "#domain/channels/platforms/list-platforms.ts";
import { defineCall } from "../routing/define-call.ts";
import { idParams } from "../routing/id-params.ts";

const group = "Platforms";

export const platformCalls = [
  defineCall({
    method: "get",
    path: "/platforms",
    group,
    summary: "List the platforms that are connected",
    description: "Responses never contain credentials.",
    response: z.array(platformSchema),
    handle: ({ shop }) => listPlatforms(shop),
  }),
  defineCall({
    method: "get",
    path: "/platforms/{id}",
    group,
    summary: "Read one platform",
    params: idParams,
    response: platformSchema,
    handle: ({ shop, params }) => getPlatform(shop, params.id),
  }),
  defineCall({
    method: "post",
    path: "/platforms",
    group,
    summary: "Connect a platform",
    description:
      "WooCommerce needs its address and keys, which are tried first. A feed gets its secret address.",
    body: newPlatformSchema,
    response: platformSchema,
    status: 201,
    fails: ["conflict", "unprocessable", "bad-gateway"],
    handle: ({ shop, body, by }) => connectPlatform(shop, body, by),
  }),
  defineCall({
    method: "put",
    path: "/platforms/{id}",
    group,
    summary: "Pause or resume a platform, change its schedule, replace its keys",
    params: idParams,
    body: platformChangeSchema,
    response: platformSchema,
    fails: ["unprocessable", "bad-gateway"],
    handle: ({ shop, params, body, by }) => changePlatform(shop, params.id, body, by),
  }),
  defineCall({
    method: "delete",
    path: "/platforms/{id}",
    group,
    summary: "Disconnect a platform",
    params: idParams,
    response: deletedSchema,
    handle: ({ shop, params, by }) => disconnectPlatform(shop, params.id, by),
  }),
  defineCall({
    method: "post",
    path: "/platforms/{id}/feed-address",
    group,
    summary: "Give a feed a new secret address",
    description: "The old address stops working.",
    params: idParams,
    response: platformSchema,
    fails: ["unprocessable"],
    handle: ({ shop, params, by }) => changeFeedUrl(shop, params.id, by),
  }),
];
