import type { Route } from "./+types/name-screen.ts";
import { loadSetup } from "./load-setup.server.ts";
import { NamePreview } from "./name-preview.tsx";
import { StepForm } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";
import { StepInput } from "./step-input.tsx";
import { stepAfter } from "./steps.ts";
import { TrademarkSwitch } from "./trademark-switch.tsx";
import { useSavedState } from "./use-saved-state.ts";
import { useSettingsStep } from "./use-settings-step.ts";
import { MESSAGES } from "./messages.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadSetup(context);

export const meta = () => [{ title: MESSAGES.name.title }];

/** The first step of the setup. */
export default function NameScreen({ loaderData: setup }: Route.ComponentProps) {
  const { businessName, email, phone, city, state, blurb } = setup.settings;
  const step = useSettingsStep(
    { businessName, email, phone, city, state, blurb },
    {
      toChange: (values) => values,
      check: (values) =>
        values.businessName.trim() ? {} : { businessName: MESSAGES.name.enterName },
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
      lede={MESSAGES.name.lede}
      number={1}
      state={useSavedState(step.savedAt)}
      title={MESSAGES.name.title}
    >
      <div className="setup-columns">
        <StepForm label={MESSAGES.name.title} onSubmit={() => step.finish(stepAfter(setup, 1))}>
          <StepInput
            {...field("businessName", 100)}
            autoComplete="organization"
            label={MESSAGES.name.name}
          />
          <TrademarkSwitch isShown={setup.settings.showTrademark} />
          <StepInput
            {...field("email", 255)}
            autoComplete="email"
            error={step.errors.email && MESSAGES.name.enterEmail}
            help={MESSAGES.name.emailHelp}
            label={MESSAGES.name.email}
            type="email"
          />
          <StepInput
            {...field("phone", 50)}
            autoComplete="tel"
            label={MESSAGES.name.phone}
            type="tel"
          />
          <div className="setup-pair">
            <StepInput
              {...field("city", 100)}
              autoComplete="address-level2"
              label={MESSAGES.name.city}
            />
            <StepInput
              {...field("state", 100)}
              autoComplete="address-level1"
              label={MESSAGES.name.state}
            />
          </div>
          <StepInput {...field("blurb", 500)} label={MESSAGES.name.blurb} rows={2} />
        </StepForm>
        <NamePreview {...step.values} showTrademark={setup.settings.showTrademark} />
      </div>
    </StepFrame>
  );
}
