import { useFormContext, useWatch } from "react-hook-form";
import { SettingsInput, SettingsSwitch } from "../settings/form/settings-input.tsx";
import type { SettingsValues } from "../settings/form/use-settings-form.ts";
import type { Route } from "./+types/name-screen.ts";
import { loadSetup } from "./load-setup.server.ts";
import { SettingsStep } from "./settings-step.tsx";
import { NAME_TITLE } from "./steps.ts";

const PREVIEW = "Your pages, as you type";

export const loader = ({ context }: Route.LoaderArgs) => loadSetup(context);

export const meta = () => [{ title: NAME_TITLE }];

/** The first step of the setup. */
export default function NameScreen({ loaderData: setup }: Route.ComponentProps) {
  return (
    <SettingsStep
      keys={["businessName", "showTrademark", "email", "phone", "city", "state", "blurb"]}
      lede="Shown at the top and bottom of every page. You can change any of it later in Settings."
      number={1}
      preview={<NamePreview />}
      setup={setup}
      title={NAME_TITLE}
    >
      <SettingsInput autoComplete="organization" name="businessName" />
      <SettingsSwitch help="Only if you use it as a trademark." name="showTrademark" />
      <SettingsInput
        autoComplete="email"
        help="Inquiries about your pieces arrive here."
        name="email"
        type="email"
      />
      <SettingsInput autoComplete="tel" label="Phone (optional)" name="phone" type="tel" />
      <div className="settings-pair">
        <SettingsInput autoComplete="address-level2" name="city" />
        <SettingsInput autoComplete="address-level1" name="state" />
      </div>
      <SettingsInput name="blurb" rows={2} />
    </SettingsStep>
  );
}

/** The top and the bottom of every page, as typed. */
function NamePreview() {
  const { control } = useFormContext<SettingsValues>();
  const typed = useWatch({ control }) as SettingsValues;
  const { businessName, email, phone, city, state, blurb, showTrademark } = typed;
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
      <div className="stack-wide small name-preview-foot on-fern">
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
