import { Link } from "react-router";
import { Icon } from "#web/ui/icon.tsx";
import type { Route } from "./+types/publish-screen.ts";
import { loadSetup } from "./load-setup.server.ts";
import { PublishPreview } from "./publish-preview.tsx";
import { StepFoot } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { listSteps, whyClosed } from "./steps.ts";
import { useShopOpening } from "./use-shop-opening.ts";
import { MESSAGES } from "./messages.ts";
import "./publish.css";

export const loader = ({ context }: Route.LoaderArgs) => loadSetup(context);

export const meta = () => [{ title: MESSAGES.publish.screen }];

/** What is ready and what isn't, and the button that opens the shop. */
export default function PublishScreen({ loaderData: setup }: Route.ComponentProps) {
  const { open } = useShopOpening();
  const reason = whyClosed(setup);
  const steps = listSteps(setup).slice(0, -1);
  return (
    <StepFrame
      lede={MESSAGES.publish.lede}
      number={6}
      title={reason ? MESSAGES.publish.notReady : MESSAGES.publish.ready}
    >
      <div className="setup-columns">
        <div>
          <ul className="setup-ready">
            {steps.map(({ title, about, done, to }) => (
              <li className={done === null ? "missing" : undefined} key={title}>
                <Icon name={done === null ? "minus" : "check"} />
                <div>
                  {title}
                  <small>{done ?? MESSAGES.publish.notYet(about)}</small>
                </div>
                <Link to={to}>
                  {done === null ? MESSAGES.checklist.start : MESSAGES.checklist.edit}
                  <span className="sr"> {title}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="setup-see">
            <a className="link" href="/">
              {MESSAGES.publish.seeHome}
            </a>
          </p>
          {reason && (
            <p className="err" id="why-closed">
              {reason}
            </p>
          )}
          <StepFoot>
            <button
              aria-describedby={reason ? "why-closed" : undefined}
              className="btn"
              disabled={reason !== null || open.isPending}
              onClick={() => open.mutate()}
              type="button"
            >
              {open.isPending ? MESSAGES.publish.opening : MESSAGES.publish.open}
            </button>
          </StepFoot>
        </div>
        <PublishPreview />
      </div>
    </StepFrame>
  );
}
