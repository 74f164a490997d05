import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { Insights } from "#contract/operations/insights.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { shopDay } from "#domain/operations/insights/shop-day.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { Icon } from "#web/ui/icon.tsx";
import { formatCount } from "#contract/decimals.ts";
import { countOf } from "#contract/count-of.ts";
import { EmptyState } from "../list/empty-state.tsx";
import { QueryState } from "../query-state.tsx";
import { CopyButton } from "../copy-button.tsx";
import { downloadFile } from "../api-client/download-export.ts";
import { useErrorToast } from "../use-error-toast.ts";
import type { Route } from "./+types/route.ts";
import { ChangesSection } from "./changes-section.tsx";
import { Amount, InsightsSection } from "./insights-section.tsx";
import { MissingSection } from "./missing-section.tsx";
import { countDaysOf, formatMonth, monthOf, shiftMonth } from "./months.ts";
import { PiecesSection } from "./pieces-section.tsx";
import { SearchesSection } from "./searches-section.tsx";
import { groupSources } from "./name-source.ts";
import { VisitsSection } from "./visits-section.tsx";
import { countInquiries, countMore, countFewer } from "./count-visits.ts";
import "../desk-screen.css";
import "../to-do.css";
import "./insights.css";

const NAMED = 3;

const SourceRow = ({ name, count, most, detail }: RowProps) => (
  <li>
    <span>
      {name}
      {detail && <small>{detail}</small>}
      <Amount share={Math.min(1, count / most)} />
    </span>
    <span className="num">{formatCount(count)}</span>
  </li>
);

const listNames = (names: string[], rest: number) =>
  rest > 0 ? `${names.join(", ")} and ${rest} more` : names.join(", ");

export const loader = ({ context }: Route.LoaderArgs) => {
  const shop = getShop(context);
  const load = async () => {
    const { timeZone } = await getSettings(shop);
    return { today: shopDay(shop.now(), timeZone), url: shop.publicUrl };
  };
  return withPageErrors(load());
};

export const meta = () => [{ title: "Insights" }];

/** What visitors looked at, asked about and did not find in a month, in sentences. */
export default function InsightsScreen({ loaderData }: Route.ComponentProps) {
  const { today, url } = loaderData;
  const [params] = useSearchParams();
  const asked = params.get("month") ?? "";
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : monthOf(today);
  const insights = useQuery<Insights>({
    queryKey: [`/api/insights?from=${month}-01&to=${month}-${countDaysOf(month)}`],
    refetchOnMount: "always",
  });
  return (
    <>
      <header className="desk-head insights-head">
        <div>
          <h1>{formatMonth(month, today)}</h1>
          {insights.data?.since && <InsightsSummary insights={insights.data} today={today} />}
        </div>
        <MonthLinks month={month} since={insights.data?.since ?? null} today={today} />
      </header>
      <QueryState query={insights}>
        {(data) =>
          data.since === null ? <NoVisits url={url} /> : <Answers insights={data} today={today} />
        }
      </QueryState>
    </>
  );
}

type LinksProps = { month: string; since: string | null; today: string };

function MonthLinks({ month, since, today }: LinksProps) {
  const [earlier, later] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  const isLast = later > monthOf(today);
  return (
    <nav aria-label="Insights" className="cluster">
      {since !== null && earlier >= monthOf(since) && (
        <Link className="btn quiet small" to={`?month=${earlier}`}>
          <Icon name="chevron-left" />
          <span className="sr">{"Earlier month: "}</span>
          {formatMonth(earlier, today)}
        </Link>
      )}
      {!isLast && (
        <Link className="btn quiet small" to={later === monthOf(today) ? "?" : `?month=${later}`}>
          <span className="sr">{"Later month: "}</span>
          {formatMonth(later, today)}
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

function NoVisits({ url }: { url: string }) {
  const copy = <CopyButton label="Copy" name="your shop’s address" text={url} />;
  return (
    <EmptyState
      action={
        <p className="toolbar insights-address">
          <span>{url}</span>
          {copy}
        </p>
      }
      title="No visits yet"
    >
      Share your shop. What visitors look at shows here a few seconds later.
    </EmptyState>
  );
}

function Answers({ insights, today }: { insights: Insights; today: string }) {
  return (
    <div className="to-do">
      <VisitsSection insights={insights} />
      <PiecesSection insights={insights} />
      <ChangesSection insights={insights} today={today} />
      <SearchesSection answers={insights.answers} searches={insights.searches} />
      <MissingSection missing={insights.missing} />
      <SourcesSection sources={insights.sources} />
      <HowSection />
    </div>
  );
}

/** How visits are counted, and all numbers as a file. */
function HowSection() {
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

/** The sites before, by their visits. */
function SourcesSection({ sources }: Pick<Insights, "sources">) {
  if (sources.length === 0) return null;
  const { main, others } = groupSources(sources);
  const most = Math.max(1, main[0]?.count ?? 0);
  const otherCount = others.reduce((sum, { count }) => sum + count, 0);
  const names = others.slice(0, NAMED).map(({ name }) => name);
  return (
    <InsightsSection title="Where visitors came from" why="The site they were on before yours.">
      <ul className="insights-lines">
        {main.map(({ name, count }) => (
          <SourceRow count={count} key={name} most={most} name={name} />
        ))}
        {others.length > 0 && (
          <SourceRow
            count={otherCount}
            detail={listNames(names, others.length - names.length)}
            most={most}
            name="Other sites"
          />
        )}
      </ul>
    </InsightsSection>
  );
}

type RowProps = { name: string; count: number; most: number; detail?: string };

type Props = { insights: Insights; today: string };

/** The sums of a month and how they compare with the one before, as a sentence. */
function InsightsSummary({ insights, today }: Props) {
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
