import { downloadFile } from "../api-client/download-export.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { InsightsSection } from "./insights-section.tsx";

/** How visits are counted, and all numbers as a file. */
export function HowSection() {
  const showError = useErrorToast();
  const download = () =>
    downloadFile("/api/insights.csv", "insights.csv").catch((error: Error) =>
      showError("Couldn’t download the numbers", error),
    );
  return (
    <InsightsSection title="How we count">
      <p className="insights-how">
        Your own server stores only these totals: no cookies, names, or IP addresses, and nothing is
        sent to other companies. That’s why your shop needs no consent banner. Bots and your own
        visits aren’t counted. Visits are an estimate that is off by about 1 percent.
      </p>
      <p className="insights-more">
        <button className="link" onClick={() => void download()} type="button">
          Download all numbers (CSV)
        </button>
      </p>
    </InsightsSection>
  );
}
