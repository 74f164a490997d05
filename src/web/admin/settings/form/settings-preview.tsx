import { useDeferredValue, useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type PreviewedPage, SETTINGS_PREVIEW_PATH } from "#contract/preview-links.ts";
import type { SettingsDraftMessage } from "#web/catalog/draft-preview.ts";
import { type Device, DeviceSwitch } from "../../page-preview/device-switch.tsx";
import { PreviewFrame } from "../../page-preview/preview-frame.tsx";
import type { SettingsValues } from "./use-settings-form.ts";

export type Preview = {
  page: PreviewedPage;
  /** What of the page it is about, as a CSS selector. */
  part?: string;
};

/** The public page with what is typed in the form, before it is saved. */
export function SettingsPreview({ page, part }: Preview) {
  const [device, setDevice] = useState<Device>("Computer");
  const { control } = useFormContext<SettingsValues>();
  // Typing goes before the preview.
  const settings = useDeferredValue(useWatch({ control }) as SettingsValues);
  const message = useMemo<SettingsDraftMessage>(
    () => ({ type: "settings-draft", settings, part }),
    [settings, part],
  );
  return (
    <section aria-label="Preview" className="settings-preview">
      <div className="settings-preview-bar">
        <span>Preview, with your changes</span>
        <DeviceSwitch device={device} onChange={setDevice} />
        <a className="link" href={page === "home" ? "/" : "/about"} rel="noopener" target="_blank">
          Full size
        </a>
      </div>
      <PreviewFrame
        device={device}
        message={message}
        src={`${SETTINGS_PREVIEW_PATH}?page=${page}`}
      />
    </section>
  );
}
