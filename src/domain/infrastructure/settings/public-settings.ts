import { hideStreet } from "#contract/settings/hide-street.ts";
import {
  type PublicSettings,
  publicSettingsSchema,
  type Settings,
} from "#contract/settings/settings.ts";

const PUBLIC_KEYS = Object.keys(publicSettingsSchema.shape);

/** The settings that visitors may see. */
export function publicSettings(settings: Settings): PublicSettings {
  const entries = Object.entries(hideStreet(settings)).filter(([key]) => PUBLIC_KEYS.includes(key));
  return Object.fromEntries(entries) as PublicSettings;
}
