import { FormField, type FormFieldProps, FormSwitch } from "../../forms/form.tsx";
import { SETTINGS_LABELS } from "./settings-labels.ts";
import type { SettingsKey, SettingsValues } from "./use-settings-form.ts";

type Props = Omit<FormFieldProps<SettingsValues>, "name" | "label"> & {
  name: SettingsKey;
  /** Where it is called otherwise than everywhere. */
  label?: string;
};

/** A setting with its label, help and error. */
export const SettingsInput = ({ name, label = SETTINGS_LABELS[name] ?? name, ...field }: Props) => (
  <FormField<SettingsValues> label={label} name={name} {...field} />
);

type SwitchProps = { name: "showTrademark" | "showStreet" | "byAppointment"; help?: string };

/** A setting that is on or off, with its label and help. */
export const SettingsSwitch = ({ name, help }: SwitchProps) => (
  <FormSwitch<SettingsValues> help={help} label={SETTINGS_LABELS[name] ?? name} name={name} />
);
