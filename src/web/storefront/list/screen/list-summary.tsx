import { describeCount } from "../describe-count.ts";
import type { ListData, SectionName } from "../list-data.ts";
import { MESSAGES } from "../messages.ts";
import "./list-summary.css";

/** The number of results in a live region, and the corrected search text. */
export function ListSummary({ data, isSlow }: { data: ListData; isSlow: boolean }) {
  return (
    <>
      <output className="sr">{isSlow ? MESSAGES.loading : summaryOf(data)}</output>
      {data.corrected && (
        <p className="wrap list-corrected">
          {MESSAGES.correctedTo} <b>“{data.corrected}”</b>.
        </p>
      )}
    </>
  );
}

function summaryOf(data: ListData): string {
  const names: SectionName[] = ["collections", "pieces"];
  const counted = names.map((name) => {
    const section = data[name];
    return section.state === "ready" && describeCount(name, section.total);
  });
  return counted.filter(Boolean).join(MESSAGES.both);
}
