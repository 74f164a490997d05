import { z } from "zod";
import { publicSettingsSchema, settingsChangeSchema, settingsSchema } from "#contract/settings.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
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
    response: z.union([settingsSchema, publicSettingsSchema]),
    handle: async ({ shop, viewer }) => {
      const settings = await getSettings(shop);
      return viewer === "admin" ? settings : publicSettings(settings);
    },
  }),
  defineCall({
    method: "put",
    path: "/settings",
    group,
    summary: "Change the settings that are sent",
    body: settingsChangeSchema,
    response: settingsSchema,
    handle: ({ shop, body }) => updateSettings(shop, body),
  }),
];
