import { countOf } from "#contract/count-of.ts";
import { Link } from "react-router";
import { Icon } from "#web/ui/icon.tsx";
import type { Step } from "./steps.ts";

type Props = { step: Step; number: number; isNext: boolean };

/** A step of the checklist; the whole row is its link. */
export function StepRow({ step, number, isNext }: Props) {
  const { title, about, minutes, to, done } = step;
  const state = done === null ? (isNext ? "setup-step next" : "setup-step") : "setup-step done";
  return (
    <li className={state}>
      <span aria-hidden="true" className="setup-number">
        {done === null ? number : <Icon name="check" />}
      </span>
      <div>
        <h2>
          {title}
          {done !== null && <span className="sr">, done</span>}
        </h2>
        <p>{done ?? about}</p>
      </div>
      <div className="setup-go">
        {done === null && <span className="setup-time">{countOf(minutes, "minute")}</span>}
        <Link className={isNext && done === null ? "btn small" : "setup-link"} to={to}>
          <span>{labelOf(step)}</span>
          <span className="sr">: {title}</span>
        </Link>
      </div>
    </li>
  );
}

function labelOf({ done, to }: Step): string {
  if (to.endsWith("/publish")) return done === null ? "Review" : "View";
  return done === null ? "Start" : "Edit";
}
