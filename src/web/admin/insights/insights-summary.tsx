import { countOf } from "#contract/count-of.ts";
import type { Insights } from "#contract/operations/insights.ts";
import { formatCount } from "#contract/decimals.ts";
import { countInquiries, countMore, countFewer } from "./count-visits.ts";
import { formatMonth, monthOf } from "./months.ts";

type Props = { insights: Insights; today: string };

/** The sums of a month and how they compare with the one before, as a sentence. */
export function InsightsSummary({ insights, today }: Props) {
  const { visits, inquiries, newInquiries, before, to } = insights;
  const isNow = to === today;
  return (
    <p>
      <b>{countOf(visits, "visit")}</b>
      {isNow && " so far"}
      {before && ", "}
      {before && (
        <Comparison before={before} isWhole={!isNow} today={today} visits={visits} />
      )}.{" "}
      <b>{countInquiries(inquiries)}</b>
      {newInquiries > 0 && `, ${formatCount(newInquiries)} of them new`}.
    </p>
  );
}

type ComparisonProps = {
  before: NonNullable<Insights["before"]>;
  visits: number;
  isWhole: boolean;
  today: string;
};

function Comparison({ before, visits, isWhole, today }: ComparisonProps) {
  const month = formatMonth(monthOf(before.from), today);
  const difference = visits - before.visits;
  if (difference === 0) return "as many" + asInMonth(month, isWhole);
  return (
    <>
      <b>{difference > 0 ? countMore(difference) : countFewer(-difference)}</b>
      {thanInMonth(month, isWhole)}
    </>
  );
}

const thanInMonth = (month: string, isWhole: boolean) =>
  isWhole ? ` than in ${month}` : ` than by this day in ${month}`;

const asInMonth = (month: string, isWhole: boolean) =>
  isWhole ? ` as in ${month}` : ` as by this day in ${month}`;
