import { Link } from "react-router";
import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { DeskIcon } from "../desk-icon.tsx";
import { PreviewPane } from "../settings/form/preview-pane.tsx";
import { useMediaQuery } from "../use-media-query.ts";
import type { Route } from "./+types/publish-screen.ts";
import { loadSetup } from "./load-setup.server.ts";
import { StepFoot } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { listSteps, whyClosed } from "./steps.ts";
import { useShopOpening } from "./use-shop-opening.ts";
import "../settings/settings.css";
import "./publish.css";

const AS_SAVED: SettingsDraftMessage = { type: "settings-draft", settings: {}, part: undefined };

export const loader = ({ context }: Route.LoaderArgs) => loadSetup(context);

export const meta = () => [{ title: "Open your shop" }];

/** What is ready and what isn't, and the button that opens the shop. */
export default function PublishScreen({ loaderData: setup }: Route.ComponentProps) {
  const { open } = useShopOpening();
  const reason = whyClosed(setup);
  const steps = listSteps(setup).slice(0, -1);
  return (
    <StepFrame
      lede="You can open now and keep adding pieces."
      number={6}
      title={reason ? "Not quite ready" : "Ready to open"}
    >
      <div className="setup-columns">
        <div>
          <ul className="setup-ready">
            {steps.map(({ title, about, done, to }) => (
              <li className={done === null ? "missing" : undefined} key={title}>
                <DeskIcon name={done === null ? "minus" : "check"} />
                <div>
                  {title}
                  <small>{done ?? `Not yet. ${about}`}</small>
                </div>
                <Link to={to}>
                  {done === null ? "Start" : "Edit"}
                  <span className="sr"> {title}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="setup-see">
            <a className="link" href="/">
              See your home page as it will be
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
              {open.isPending ? "Opening…" : "Open your shop"}
            </button>
          </StepFoot>
        </div>
        <PublishPreview />
      </div>
    </StepFrame>
  );
}

/** The home page as visitors will see it, where there is room beside the list. */
function PublishPreview() {
  const isWide = useMediaQuery("(min-width: 1000px)");
  return (
    isWide && (
      <div className="setup-publish-preview">
        <PreviewPane label="Your home page once it’s open" message={AS_SAVED} page="home" />
      </div>
    )
  );
}
