import { Link } from "react-router";
import { COMING_SOON_PATH } from "#contract/settings/coming-soon.ts";
import type { Setup } from "#contract/settings/setup.ts";
import { Meter } from "#web/ui/meter.tsx";
import { countOf } from "#contract/count-of.ts";
import { DeskIcon } from "../desk-icon.tsx";
import type { Route } from "./+types/route.ts";
import { loadSetup } from "./load-setup.server.ts";
import { listSteps, nextStep, type Step } from "./steps.ts";
import "./parts.css";
import "./setup.css";

const TITLE = "Set up your shop";

export const loader = ({ context }: Route.LoaderArgs) => loadSetup(context);

export const meta = () => [{ title: TITLE }];

/** The checklist of a new shop. Its steps can be done in any order. */
export default function SetupScreen({ loaderData: setup }: Route.ComponentProps) {
  const steps = listSteps(setup);
  const done = steps.filter((step) => step.done !== null).length;
  const { title, lede } = describeProgress(setup, steps, done);
  const next = nextStep(steps);
  return (
    <>
      <header>
        <div>
          <h1>{title}</h1>
          <p>{lede}</p>
        </div>
      </header>
      <div className="setup">
        <div>
          <div className="stack setup-progress">
            <Meter label="Steps done" max={6} text={`${done} of 6`} value={done} />
            <span>{`${done} of 6 done`}</span>
          </div>
          <ol className="ruled-ink">
            {steps.map((step, index) => (
              <StepRow isNext={index === next} key={step.title} number={index + 1} step={step} />
            ))}
          </ol>
          <Also setup={setup} />
        </div>
        {!setup.isOpen && <VisitorsView />}
      </div>
    </>
  );
}

function describeProgress({ isOpen, settings }: Setup, steps: Step[], done: number) {
  const first = settings.artistName.split(/\s+/)[0];
  if (isOpen) return { title: "Your shop is open", lede: "Finish the rest whenever you like." };
  if (nextStep(steps) === steps.length - 1) {
    return {
      title: greet(first),
      lede: `${done} of 6 steps done. You can open your shop now.`,
    };
  }
  return {
    title: TITLE,
    lede: "Six short steps, about fifteen minutes. Do them in any order and stop whenever you like. Nobody sees your shop until you open it.",
  };
}

function Also({ setup }: { setup: Setup }) {
  return (
    <div className="stack-tight setup-also">
      <p>
        Already selling somewhere else?{" "}
        <Link className="link" to="/migrate">
          Import your pieces
        </Link>{" "}
        from WooCommerce, another website, or a spreadsheet.
      </p>
      {setup.pieces === 0 && (
        <p>
          Want to look around first?{" "}
          <Link className="link" to="/migrate">
            Add sample pieces
          </Link>
          . You can remove them all at once.
        </p>
      )}
      {setup.hasSample && (
        <p>
          Done looking around?{" "}
          <Link className="link" to="/admin/setup/remove-sample">
            Remove the sample shop
          </Link>
          . What you added or edited stays.
        </p>
      )}
      {setup.isOpen && (
        <p>
          <Link className="link" to="/admin/setup/opened">
            Share your shop, or close it
          </Link>
        </p>
      )}
    </div>
  );
}

/** The coming-soon page as visitors see it now. */
function VisitorsView() {
  return (
    <aside aria-label="Your shop now" className="setup-peek">
      <p className="setup-peek-bar">
        <span>What visitors see now</span>
        <a className="link" href={COMING_SOON_PATH}>
          Open
        </a>
      </p>
      <div className="setup-window">
        <iframe inert src={COMING_SOON_PATH} title="Your home page as visitors see it now" />
      </div>
      <p className="setup-peek-foot">Visitors see this until you open your shop.</p>
    </aside>
  );
}

const greet = (name: string | undefined) => (name ? `Almost there, ${name}` : "Almost there");

type StepRowProps = { step: Step; number: number; isNext: boolean };

/** A step of the checklist; the whole row is its link. */
function StepRow({ step, number, isNext }: StepRowProps) {
  const { title, about, minutes, to, done } = step;
  const state = done === null ? (isNext ? "setup-step next" : "setup-step") : "setup-step done";
  return (
    <li className={state}>
      <span aria-hidden="true" className="setup-number">
        {done === null ? number : <DeskIcon name="check" />}
      </span>
      <div>
        <h2>
          {title}
          {done !== null && <span className="sr">, done</span>}
        </h2>
        <p>{done ?? about}</p>
      </div>
      <div className="row setup-go">
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
