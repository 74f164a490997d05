import { type PublicSettings, publicSettingsSchema, type Settings } from "#contract/settings.ts";

const PUBLIC_KEYS = Object.keys(publicSettingsSchema.shape);

/** The part of the settings that visitors may know. */
export function publicSettings(settings: Settings): PublicSettings {
  const known = Object.entries(settings).filter(([key]) => PUBLIC_KEYS.includes(key));
  return Object.fromEntries(known) as PublicSettings;
}
