import { downloadFile } from "../api-client/download-export.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { InsightsSection } from "./insights-section.tsx";
import { MESSAGES } from "./messages.ts";

/** How visits are counted, and all numbers as a file. */
export function HowSection() {
  const showError = useErrorToast();
  const download = () =>
    downloadFile("/api/insights.csv", "insights.csv").catch((error: Error) =>
      showError(MESSAGES.downloadFailed, error),
    );
  return (
    <InsightsSection title={MESSAGES.how.title}>
      <p className="insights-how">{MESSAGES.how.text}</p>
      <p className="insights-more">
        <button className="link" onClick={() => void download()} type="button">
          {MESSAGES.download}
        </button>
      </p>
    </InsightsSection>
  );
}
