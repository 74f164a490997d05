import { FormSwitch } from "../../forms/form.tsx";
import { SETTINGS_LABELS } from "./settings-labels.ts";
import type { SettingsValues } from "./use-settings-form.ts";

type Props = { name: "showTrademark" | "showStreet" | "byAppointment"; help?: string };

/** A setting that is on or off, with its label and help. */
export const SettingsSwitch = ({ name, help }: Props) => (
  <FormSwitch<SettingsValues> help={help} label={SETTINGS_LABELS[name] ?? name} name={name} />
);
