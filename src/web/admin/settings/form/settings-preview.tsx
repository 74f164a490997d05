import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type PreviewedPage, SETTINGS_PREVIEW_PATH } from "#contract/preview-links.ts";
import type { SettingsDraftMessage } from "#web/catalog/draft-preview.ts";
import { usePreviewReady } from "../../use-preview-ready.ts";
import { useWidth } from "../../use-width.ts";
import type { SettingsValues } from "./use-settings-form.ts";

/** Widths of the previewed windows, in CSS pixels. */
const WINDOWS = { Phone: 390, Computer: 1280 };
type Device = keyof typeof WINDOWS;

export type Preview = {
  page: PreviewedPage;
  /** What of the page it is about, as a CSS selector. */ part?: string;
};

/** The public page with what is typed in the form, before it is saved. */
export function SettingsPreview({ page, part }: Preview) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [device, setDevice] = useState<Device>("Computer");
  const { control } = useFormContext<SettingsValues>();
  // Typing goes before the preview.
  const settings = useDeferredValue(useWatch({ control }) as SettingsValues);
  const readyCount = usePreviewReady(frame);
  useEffect(() => {
    if (readyCount === 0) return;
    const message: SettingsDraftMessage = {
      type: "settings-draft",
      settings,
      part,
    };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [part, settings, readyCount]);
  const scale = Math.min(1, width / WINDOWS[device]);
  return (
    <section aria-label="Preview" className="settings-preview">
      <div className="settings-preview-bar">
        <span>Preview, with your changes</span>
        <fieldset>
          <legend className="sr">Preview as on a</legend>
          {(["Phone", "Computer"] as const).map((each) => (
            <button
              aria-pressed={each === device}
              key={each}
              onClick={() => setDevice(each)}
              type="button"
            >
              {each}
            </button>
          ))}
        </fieldset>
        <a className="link" href={page === "home" ? "/" : "/about"} rel="noopener" target="_blank">
          Full size
        </a>
      </div>
      <div className="settings-preview-window" ref={box}>
        {width > 0 && (
          <iframe
            ref={frame}
            src={`${SETTINGS_PREVIEW_PATH}?page=${page}`}
            style={{
              width: WINDOWS[device],
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
            title="Preview of the page"
          />
        )}
      </div>
    </section>
  );
}
