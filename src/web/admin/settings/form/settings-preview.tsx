import { useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { PreviewedPage } from "#contract/catalogue/preview-links.ts";
import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { PreviewPane } from "./preview-pane.tsx";
import type { SettingsValues } from "./use-settings-form.ts";

export type Preview = {
  page: PreviewedPage;
  /** What of the page it is about, as a CSS selector. */
  part?: string;
};

/** The public page with what is typed in the form, before it is saved. */
export function SettingsPreview({ page, part }: Preview) {
  const { control } = useFormContext<SettingsValues>();
  // Typing goes before the preview.
  const settings = useDeferredValue(useWatch({ control }) as SettingsValues);
  const message = useMemo<SettingsDraftMessage>(
    () => ({ type: "settings-draft", settings, part }),
    [settings, part],
  );
  return <PreviewPane message={message} page={page} />;
}
