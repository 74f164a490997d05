import { formatLongDate } from "#web/catalog/format-date.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import "./preview-notice.css";

/** Says that the page is an unpublished draft, and until when the link works. */
export function PreviewNotice({ expiresAt }: { expiresAt: string }) {
  const { timeZone } = useLayoutData().settings;
  return (
    <p className="preview-notice">
      <b>Preview.</b> This collection is not published yet. The link shows it until{" "}
      <time dateTime={expiresAt}>{formatLongDate(expiresAt, timeZone)}</time>.
    </p>
  );
}
