import { useId } from "react";
import type { HealthCheck } from "#contract/operations/health.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { useDateFormat } from "../layout/use-date-format.ts";
import { useNow } from "../use-now.ts";
import { CopyButton } from "../copy-button.tsx";
import { CheckButtons } from "./check-buttons.tsx";

const DETAILS_LABELS: Record<string, string> = { Version: "What’s new", Speed: "Slowest pages" };

type Props = { check: HealthCheck };

/** What has to be mended now, under its own heading. */
export function UrgentCheck({ check }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="to-do-group health-urgent">
      <h2 id={heading}>{check.name}</h2>
      <div className="stack health-body">
        <div className="stack health-alarm">
          <Icon name="close" />
          <div>
            <p>
              <b>{check.sentence}</b> {check.meaning} {check.fix}
            </p>
            <Details lines={check.details} />
            <RunCommand command={check.command} />
          </div>
        </div>
        <CheckButtons check={check} isUrgent />
      </div>
    </section>
  );
}

/** What can wait, in one row. */
export function CheckToFix({ check }: Props) {
  return (
    <li className="health-row">
      <div>
        <b>{check.name}</b>
        <p>
          {check.sentence} {check.meaning} {check.fix}
        </p>
        <Details lines={check.details} />
        <RunCommand command={check.command} />
      </div>
      <CheckButtons check={check} />
    </li>
  );
}

export function PassedCheck({ check }: Props) {
  const { name, sentence, details = [], used } = check;
  return (
    <li className="health-row health-well">
      <DeskIcon name="check" />
      <div>
        {name}
        <small>
          {sentence} <LastDate check={check} />
        </small>
        {details.length > 0 && (
          <details>
            <summary>{DETAILS_LABELS[name] ?? "Details"}</summary>
            <Details lines={details} />
          </details>
        )}
      </div>
      {used !== undefined && (
        <Meter
          label={`${name} used`}
          max={1}
          text={`${Math.round(used * 100)} percent`}
          value={used}
        />
      )}
    </li>
  );
}

function Details({ lines = [] }: { lines: string[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <ul className="muted small health-details">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const RECENT_MILLISECONDS = 10 * 60 * 1000;

/** Of a check that ran in the background. */
function LastDate({ check: { checkedAt } }: Props) {
  const formatDate = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  const now = useNow().getTime();
  if (now - Date.parse(checkedAt) < RECENT_MILLISECONDS) return null;
  return <span className="health-date">{`Checked ${formatDate(checkedAt)}.`}</span>;
}

/** A command for whoever runs the server, to be copied. */
function RunCommand({ command }: { command: string | undefined }) {
  if (command === undefined) return null;
  return (
    <div className="toolbar health-command">
      <code>{command}</code>
      <CopyButton label="Copy" name="the command" text={command} />
    </div>
  );
}
