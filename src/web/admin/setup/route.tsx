import { Link } from "react-router";
import { COMING_SOON_PATH } from "#contract/settings/coming-soon.ts";
import type { Setup } from "#contract/settings/setup.ts";
import { Meter } from "#web/ui/meter.tsx";
import type { Route } from "./+types/route.ts";
import { loadSetup } from "./load-setup.server.ts";
import { StepRow } from "./step-row.tsx";
import { listSteps, nextStep, type Step } from "./steps.ts";
import { MESSAGES } from "./messages.ts";
import "./peek-bar.css";
import "./setup.css";

export const loader = ({ context }: Route.LoaderArgs) => loadSetup(context);

export const meta = () => [{ title: MESSAGES.checklist.title }];

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
          <div className="setup-progress">
            <Meter
              label={MESSAGES.checklist.stepsDone}
              max={6}
              text={MESSAGES.checklist.of6(done)}
              value={done}
            />
            <span>{MESSAGES.checklist.done(done)}</span>
          </div>
          <ol className="setup-steps">
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
  if (isOpen) return { title: MESSAGES.checklist.isOpen, lede: MESSAGES.checklist.finish };
  if (nextStep(steps) === steps.length - 1) {
    return {
      title: MESSAGES.checklist.almost(first),
      lede: MESSAGES.checklist.canOpen(done),
    };
  }
  return {
    title: MESSAGES.checklist.title,
    lede: MESSAGES.checklist.lede,
  };
}

function Also({ setup }: { setup: Setup }) {
  return (
    <div className="setup-also">
      <p>
        {MESSAGES.checklist.sellingElsewhere}{" "}
        <Link className="link" to="/migrate">
          {MESSAGES.checklist.import}
        </Link>{" "}
        {MESSAGES.checklist.importFrom}
      </p>
      {setup.pieces === 0 && (
        <p>
          {MESSAGES.checklist.lookAround}{" "}
          <Link className="link" to="/migrate">
            {MESSAGES.checklist.addSample}
          </Link>
          {MESSAGES.checklist.sampleRemovable}
        </p>
      )}
      {setup.hasSample && (
        <p>
          {MESSAGES.checklist.doneLooking}{" "}
          <Link className="link" to="/admin/setup/remove-sample">
            {MESSAGES.checklist.removeSample}
          </Link>
          {MESSAGES.checklist.ownStays}
        </p>
      )}
      {setup.isOpen && (
        <p>
          <Link className="link" to="/admin/setup/opened">
            {MESSAGES.checklist.shareOrClose}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The coming-soon page as visitors see it now. */
function VisitorsView() {
  return (
    <aside aria-label={MESSAGES.checklist.shopNow} className="setup-peek">
      <p className="setup-peek-bar">
        <span>{MESSAGES.checklist.visitorsSee}</span>
        <a className="link" href={COMING_SOON_PATH}>
          {MESSAGES.checklist.open}
        </a>
      </p>
      <div className="setup-window">
        <iframe inert src={COMING_SOON_PATH} title={MESSAGES.checklist.frame} />
      </div>
      <p className="setup-peek-foot">{MESSAGES.checklist.untilOpen}</p>
    </aside>
  );
}
