import { useRevalidator } from "react-router";
import { callApi } from "../api-client/call-api.ts";
import { SavedSwitch } from "../forms/saved-switch.tsx";
import { SETTINGS_LABELS } from "../settings/form/settings-labels.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import type { Route } from "./+types/name-screen.ts";
import { loadSetup } from "./load-setup.server.ts";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepInput } from "./step-input.tsx";
import { stepAfter, NAME_TITLE } from "./steps.ts";
import { useSavedState } from "./use-saved-state.ts";
import { useSettingsStep } from "./use-settings-step.ts";
import "./peek-bar.css";
import "./previews.css";

const PREVIEW = "Your pages, as you type";

export const loader = ({ context }: Route.LoaderArgs) => loadSetup(context);

export const meta = () => [{ title: NAME_TITLE }];

/** The first step of the setup. */
export default function NameScreen({ loaderData: setup }: Route.ComponentProps) {
  const { businessName, email, phone, city, state, blurb } = setup.settings;
  const step = useSettingsStep(
    { businessName, email, phone, city, state, blurb },
    {
      toChange: (values) => values,
      check: (values) =>
        values.businessName.trim() ? {} : { businessName: "Enter your shop’s name." },
    },
  );
  const field = (name: keyof typeof step.values, maxLength: number) => ({
    id: `setup-${name}`,
    value: step.values[name],
    onChange: (value: string) => step.change({ [name]: value }),
    onLeave: step.leave,
    error: step.errors[name],
    maxLength,
  });
  return (
    <StepFrame
      lede="Shown at the top and bottom of every page. You can change any of it later in Settings."
      number={1}
      state={useSavedState(step.savedAt)}
      title={NAME_TITLE}
    >
      <div className="setup-columns">
        <StepForm label={NAME_TITLE} onSubmit={() => step.finish(stepAfter(setup, 1))}>
          <StepInput
            {...field("businessName", 100)}
            autoComplete="organization"
            label="Shop name"
          />
          <TrademarkSwitch isShown={setup.settings.showTrademark} />
          <StepInput
            {...field("email", 255)}
            autoComplete="email"
            error={step.errors.email && "Enter an email address like you@example.com."}
            help="Inquiries about your pieces arrive here."
            label="Email"
            type="email"
          />
          <StepInput
            {...field("phone", 50)}
            autoComplete="tel"
            label="Phone (optional)"
            type="tel"
          />
          <div className="setup-pair">
            <StepInput {...field("city", 100)} autoComplete="address-level2" label="City" />
            <StepInput {...field("state", 100)} autoComplete="address-level1" label="State" />
          </div>
          <StepInput {...field("blurb", 500)} label="Your shop in one sentence" rows={2} />
        </StepForm>
        <NamePreview {...step.values} showTrademark={setup.settings.showTrademark} />
      </div>
    </StepFrame>
  );
}

/** Shows ™ after the name or not, saved at once. */
function TrademarkSwitch({ isShown }: { isShown: boolean }) {
  const { revalidate } = useRevalidator();
  const showError = useErrorToast();
  const save = useAction({
    scope: { id: "trademark" },
    mutationFn: (showTrademark: boolean) => callApi("PUT", "/api/settings", { showTrademark }),
    onSuccess: () => revalidate(),
    onError: (error) => showError("Couldn’t save", error),
  });
  return (
    <SavedSwitch
      help="Only if you use it as a trademark."
      isOn={isShown}
      label={SETTINGS_LABELS.showTrademark ?? ""}
      save={save}
    />
  );
}

type NamePreviewProps = {
  businessName: string;
  email: string;
  phone: string;
  city: string;
  state: string;
  blurb: string;
  showTrademark: boolean;
};

/** The top and the bottom of every page, as typed. */
function NamePreview(props: NamePreviewProps) {
  const { businessName, email, phone, city, state, blurb, showTrademark } = props;
  const name = businessName ? (
    <>
      {businessName}
      {showTrademark && <sup className="name-preview-mark">™</sup>}
    </>
  ) : (
    "Your shop"
  );
  return (
    <aside aria-label={PREVIEW} className="setup-preview name-preview">
      <p className="setup-peek-bar">{PREVIEW}</p>
      <p className="name-preview-top">{name}</p>
      <p className="name-preview-middle">Your pieces and stories go here.</p>
      <div className="name-preview-foot on-fern">
        <div>
          <b>{name}</b>
          <p>{blurb}</p>
        </div>
        <p>
          {[phone, email, [city, state].filter(Boolean).join(", ")].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </aside>
  );
}
