import { zodResolver } from "@hookform/resolvers/zod";
import type { z } from "#contract/zod.ts";
import { useForm, type UseFormReturn } from "react-hook-form";
import {
  type Settings,
  type SettingsUpdate,
  settingsUpdateSchema,
  type StoredSettings,
} from "#contract/settings/settings.ts";

export type SettingsKey = keyof Settings;
/** The settings of one screen, and when they were read. */
export type SettingsValues = SettingsUpdate;
export type SettingsFormApi = UseFormReturn<SettingsValues>;

/**
 * The form of some of the settings.
 * @param schema what must be entered, where that is not all that a change needs
 */
export const useSettingsForm = (
  settings: StoredSettings,
  keys: SettingsKey[],
  schema: z.ZodType<SettingsValues, SettingsValues> = settingsUpdateSchema,
): SettingsFormApi =>
  useForm<SettingsValues>({
    resolver: zodResolver(schema),
    defaultValues: pickSettings(settings, keys),
    mode: "onSubmit",
    reValidateMode: "onChange",
  });

/** What a screen's form holds of all settings. */
export function pickSettings(settings: StoredSettings, keys: SettingsKey[]): SettingsValues {
  const picked: SettingsValues = Object.fromEntries(keys.map((key) => [key, settings[key]]));
  return { ...picked, updatedAt: settings.updatedAt };
}
