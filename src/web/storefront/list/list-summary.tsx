import { formatCount } from "#contract/decimals.ts";
import type { ListData, Section } from "./list-data.ts";
import { useListSearchParams } from "./list-search-params.tsx";
import "./list-summary.css";

/** The number of results in a live region, and the corrected search text. */
export function ListSummary({ data, isSlow }: { data: ListData; isSlow: boolean }) {
  const { query } = useListSearchParams();
  return (
    <>
      <output className="sr">{isSlow ? "Loading..." : summaryOf(data)}</output>
      {data.corrected && (
        <p className="wrap list-corrected">
          Read as <b>“{data.corrected}”</b>, for nothing is written “{query.search}”.
        </p>
      )}
    </>
  );
}

function summaryOf({ collections, pieces }: ListData): string {
  const counted = [count(collections, "collection"), count(pieces, "piece")];
  return counted.filter(Boolean).join(" and ");
}

function count(section: Section<unknown>, noun: string): string {
  if (section.state === "failed") return "";
  return `${formatCount(section.total)} ${noun}${section.total === 1 ? "" : "s"}`;
}
