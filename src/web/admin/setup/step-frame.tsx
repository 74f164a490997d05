import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#web/ui/icon.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { useDateFormat } from "../layout/use-date-format.ts";
import "./parts.css";
import "./step-frame.css";

type Props = {
  /** Of six; null on a screen beside the steps. */
  number: number | null;
  title: string;
  lede: string;
  /** When something was last saved on this screen. */
  savedAt?: Date | null;
  children: ReactNode;
};

/** A step of the setup on a screen of its own, without the sidebar. */
export function StepFrame({ number, title, lede, savedAt, children }: Props) {
  const formatTime = useDateFormat({ timeStyle: "short" });
  return (
    <div className="setup-frame">
      <div className="stack small setup-frame-bar">
        <Link className="setup-back" to="/admin/setup">
          <Icon name="chevron-left" />
          All steps
        </Link>
        {number !== null && (
          <span className="row muted setup-frame-place">
            {`Step ${number} of 6`}
            <Meter label="Step" max={6} text={`${number} of 6`} value={number} />
          </span>
        )}
        <output className="setup-frame-state">
          {savedAt && `Saved ${formatTime(savedAt.toISOString())}`}
        </output>
      </div>
      <div className="setup-frame-body">
        <h1>{title}</h1>
        <p className="setup-lede">{lede}</p>
        {children}
      </div>
    </div>
  );
}
