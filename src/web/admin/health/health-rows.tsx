import { useId } from "react";
import { Link } from "react-router";
import type { HealthCheck } from "#contract/operations/health.ts";
import { Icon } from "#web/ui/icon.tsx";
import { MESSAGES as BACKUP_MESSAGES } from "../backups/messages.ts";
import { useBackUpNow } from "../backups/use-back-up-now.ts";
import { MESSAGES } from "./messages.ts";

type Props = { check: HealthCheck };

/** What has to be mended now, under its own heading. */
export function UrgentCheck({ check }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="to-do-group health-urgent">
      <h2 id={heading}>{check.name}</h2>
      <div className="health-body">
        <div className="health-alarm">
          <Icon name="close" />
          <p>
            <b>{check.sentence}</b> {check.fix}
          </p>
        </div>
        <div className="health-actions">
          {check.name === "Backups" && <BackUpNow />}
          <OpenScreen screen={check.screen} />
        </div>
      </div>
    </section>
  );
}

function BackUpNow() {
  const make = useBackUpNow();
  return (
    <button className="btn" disabled={make.isPending} onClick={() => make.mutate()} type="button">
      {make.isPending ? BACKUP_MESSAGES.backingUp : BACKUP_MESSAGES.backUp}
    </button>
  );
}

/** What can wait, in one row. */
export function CheckToFix({ check }: Props) {
  return (
    <li className="health-row">
      <div>
        <b>{check.name}</b>
        <p>
          {check.sentence} {check.fix}
        </p>
      </div>
      <OpenScreen screen={check.screen} />
    </li>
  );
}

function OpenScreen({ screen }: { screen: string | undefined }) {
  const label = screen && MESSAGES.open[screen];
  if (!screen || !label) return null;
  return (
    <Link className="btn small quiet" to={screen}>
      {label}
    </Link>
  );
}

export function PassedCheck({ check }: Props) {
  return (
    <li className="health-row health-well">
      <Icon name="check" />
      <div>
        {check.name}
        <small>{check.sentence}</small>
      </div>
    </li>
  );
}
