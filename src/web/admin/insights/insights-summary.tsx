import type { Insights } from "#contract/operations/insights.ts";
import { formatMonth, monthOf } from "./months.ts";
import { MESSAGES } from "./messages.ts";

type Props = { insights: Insights; today: string };

/** The sums of a month and how they compare with the one before, as a sentence. */
export function InsightsSummary({ insights, today }: Props) {
  const { visits, inquiries, newInquiries, before, to } = insights;
  const isNow = to === today;
  return (
    <p>
      <b>{MESSAGES.visits(visits)}</b>
      {isNow && MESSAGES.soFar}
      {before && ", "}
      {before && (
        <Comparison before={before} isWhole={!isNow} today={today} visits={visits} />
      )}.{" "}
      <b>{MESSAGES.inquiries(inquiries)}</b>
      {newInquiries > 0 && `, ${MESSAGES.newOnes(newInquiries)}`}.
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
  if (difference === 0) return MESSAGES.asMany + MESSAGES.as(month, isWhole);
  return (
    <>
      <b>{difference > 0 ? MESSAGES.more(difference) : MESSAGES.fewer(-difference)}</b>
      {MESSAGES.than(month, isWhole)}
    </>
  );
}
