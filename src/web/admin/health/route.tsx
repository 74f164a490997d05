import { type ComponentType, useEffect, useId } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Health, HealthCheck } from "#contract/operations/health.ts";
import { callApi } from "../api-client/call-api.ts";
import { countInWords } from "../formatting/count-in-words.ts";
import { useDateFormat } from "../layout/use-date-format.ts";
import { QueryState } from "../query-state.tsx";
import { HEALTH_PROBLEMS_QUERY } from "../health-problems-query.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { CheckToFix, PassedCheck, UrgentCheck } from "./health-rows.tsx";
import "../desk-screen.css";
import "../to-do.css";
import "./health.css";

export const meta = () => [{ title: "Health" }];

/** What is wrong with the shop and how it is mended, urgent things first; then what works well. */
export default function HealthScreen() {
  const health = useQuery<Health>({ queryKey: ["/api/health"], refetchOnMount: "always" });
  const { data, dataUpdatedAt, isFetching } = health;
  const checkAgain = useCheckAgain();
  const isChecking = isFetching || checkAgain.isPending;
  const client = useQueryClient();
  useEffect(() => {
    // Each look stores what it found, which the badge in the navigation shows.
    if (dataUpdatedAt > 0) void client.invalidateQueries({ queryKey: HEALTH_PROBLEMS_QUERY });
  }, [client, dataUpdatedAt]);
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Health</h1>
          <p aria-live="polite">
            {data && (
              <Summary checkedAt={new Date(dataUpdatedAt).toISOString()} checks={data.checks} />
            )}
          </p>
        </div>
        <button
          className="btn quiet small"
          disabled={isChecking}
          onClick={() => checkAgain.mutate()}
          type="button"
        >
          {isChecking ? "Checking…" : "Check again"}
        </button>
      </header>
      <QueryState query={health}>{({ checks }) => <Checks checks={checks} />}</QueryState>
    </>
  );
}

/** Runs every check, those that are answered from their last result too. */
function useCheckAgain() {
  const client = useQueryClient();
  const showError = useErrorToast();
  return useAction({
    mutationFn: () => callApi<Health>("POST", "/api/health/check"),
    onSuccess: (health) => client.setQueryData(["/api/health"], health),
    onError: (error) => showError("Couldn’t check again", error),
  });
}

function Summary({ checks, checkedAt }: { checks: HealthCheck[]; checkedAt: string }) {
  const formatTime = useDateFormat({ timeStyle: "short" });
  const failed = checks.filter(({ state }) => state === "failed");
  const warnings = checks.filter(({ state }) => state === "warning");
  if (failed.length > 0) {
    return (
      <>
        <b>{`${countInWords(failed.length, "urgent problem")}:`}</b>{" "}
        {failed.map(({ name }) => name).join(", ")}.
      </>
    );
  }
  if (warnings.length > 0) {
    return (
      <>
        <b>{countInWords(warnings.length, "thing")}</b> to fix when you have a minute. Everything
        else is fine.
      </>
    );
  }
  return <>Everything is fine. {`Checked at ${formatTime(checkedAt)}.`}</>;
}

function Checks({ checks }: { checks: HealthCheck[] }) {
  const failed = checks.filter(({ state }) => state === "failed");
  const warnings = checks.filter(({ state }) => state === "warning");
  const well = checks.filter(({ state }) => state === "ok");
  return (
    <div className="to-do">
      {failed.map((check) => (
        <UrgentCheck check={check} key={check.name} />
      ))}
      <CheckGroup checks={warnings} Row={CheckToFix} title="Not urgent" />
      <CheckGroup checks={well} Row={PassedCheck} title="Working well" />
    </div>
  );
}

type GroupProps = {
  title: string;
  checks: HealthCheck[];
  Row: ComponentType<{ check: HealthCheck }>;
};

function CheckGroup({ title, checks, Row }: GroupProps) {
  const heading = useId();
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="to-do-group">
      <h2 id={heading}>
        {title} <small>{checks.length}</small>
      </h2>
      <ul>
        {checks.map((check) => (
          <Row check={check} key={check.name} />
        ))}
      </ul>
    </section>
  );
}
