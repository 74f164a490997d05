import { useState } from "react";
import { type PreviewedPage, SETTINGS_PREVIEW_PATH } from "#contract/catalogue/preview-links.ts";
import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { type Device, DeviceSwitch } from "../../page-preview/device-switch.tsx";
import { PreviewFrame } from "../../page-preview/preview-frame.tsx";

type Props = {
  page: PreviewedPage;
  message: SettingsDraftMessage;
  /** What it says above the page. */
  label?: string;
};

/** The public page with what is typed, on a phone or a computer. */
export function PreviewPane({ page, message, label = "Preview, with your changes" }: Props) {
  const [device, setDevice] = useState<Device>("Computer");
  return (
    <section aria-label="Preview" className="settings-preview">
      <div className="settings-preview-bar">
        <span>{label}</span>
        <DeviceSwitch device={device} isCompact onChange={setDevice} />
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
