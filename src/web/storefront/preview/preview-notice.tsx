import { formatLongDate } from "#web/catalog/format-date.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import { MESSAGES } from "./messages.ts";
import "./preview-notice.css";

/** Says that the page is an unpublished draft, and until when the link works. */
export function PreviewNotice({ expiresAt }: { expiresAt: string }) {
  const { timeZone } = useLayoutData().settings;
  return (
    <p className="preview-notice">
      <b>{MESSAGES.label}</b> {MESSAGES.text}{" "}
      <time dateTime={expiresAt}>{formatLongDate(expiresAt, timeZone)}</time>.
    </p>
  );
}
