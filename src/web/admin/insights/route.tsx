import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { Insights } from "#contract/operations/insights.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { shopDay } from "#domain/operations/insights/shop-day.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { Icon } from "#web/ui/icon.tsx";
import { EmptyState } from "../list/empty-state.tsx";
import { QueryState } from "../query-state.tsx";
import { CopyButton } from "../copy-button.tsx";
import type { Route } from "./+types/route.ts";
import { ChangesSection } from "./changes-section.tsx";
import { HowSection } from "./how-section.tsx";
import { InsightsSummary } from "./insights-summary.tsx";
import { MissingSection } from "./missing-section.tsx";
import { countDaysOf, formatMonth, monthOf, shiftMonth } from "./months.ts";
import { PiecesSection } from "./pieces-section.tsx";
import { SearchesSection } from "./searches-section.tsx";
import { SourcesSection } from "./sources-section.tsx";
import { VisitsSection } from "./visits-section.tsx";
import "../desk-screen.css";
import "../to-do.css";
import "./insights.css";

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
    <nav aria-label="Insights" className="insights-months">
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
        <p className="insights-address">
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
