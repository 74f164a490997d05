import type { Route } from "./+types/name-screen.ts";
import { loadSetup } from "./load-setup.server.ts";
import { NamePreview } from "./name-preview.tsx";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepInput } from "./step-input.tsx";
import { stepAfter, NAME_TITLE } from "./steps.ts";
import { TrademarkSwitch } from "./trademark-switch.tsx";
import { useSavedState } from "./use-saved-state.ts";
import { useSettingsStep } from "./use-settings-step.ts";

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
