import { z } from "zod";
import {
  publicSettingsSchema,
  settingsUpdateSchema,
  storedSettingsSchema,
} from "#contract/settings/settings.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getStoredSettings } from "#domain/infrastructure/settings/get-stored-settings.ts";
import { publicSettings } from "#domain/infrastructure/settings/public-settings.ts";
import { updateSettings } from "#domain/infrastructure/settings/update-settings.ts";
import { defineCall } from "../routing/define-call.ts";

const group = "Settings";

export const settingsCalls = [
  defineCall({
    method: "get",
    path: "/settings",
    group,
    summary: "Read the settings",
    description: "Without a session only the public settings are returned.",
    response: z.union([storedSettingsSchema, publicSettingsSchema]),
    handle: async ({ shop, viewer }) =>
      viewer === "admin" ? getStoredSettings(shop) : publicSettings(await getSettings(shop)),
  }),
  defineCall({
    method: "put",
    path: "/settings",
    group,
    summary: "Change the settings that are sent",
    description:
      "With the updatedAt that was read, a change of what others changed since is refused with the current settings.",
    body: settingsUpdateSchema,
    response: storedSettingsSchema,
    fails: ["conflict"],
    handle: ({ shop, body, by }) => updateSettings(shop, body, by),
  }),
];
