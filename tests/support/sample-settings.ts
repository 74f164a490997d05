import { readFileSync } from "node:fs";
import { DEFAULT_SETTINGS } from "#contract/settings/default-settings.ts";
import { type Settings, settingsSchema } from "#contract/settings/settings.ts";
import { projectFile } from "#project-file";

/** The settings that the sample shop does not share with every new shop. */
export const SAMPLE_WORDS = JSON.parse(
  readFileSync(projectFile("sample/settings.json"), "utf8"),
) as Partial<Settings>;

/** The settings of the sample shop, which a test shop has too. */
export const SAMPLE_SETTINGS: Settings = settingsSchema.parse({
  ...DEFAULT_SETTINGS,
  ...SAMPLE_WORDS,
});

/** When a test shop got them: before its clock. */
export const SAMPLE_SAVED_AT = "2026-11-01T00:00:00.000Z";
