import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { isSameJson } from "#contract/canonical-json.ts";
import { optionalEmailAddress } from "#contract/field-schemas.ts";
import { settingsSchema, settingsUpdateSchema } from "#contract/settings/settings.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { useRestoredDraft } from "../drafts/use-restored-draft.ts";
import { readTyped } from "../forms/continue-from.ts";
import { useSaveSettings } from "../settings/form/use-save-settings.tsx";
import {
  type SettingsFormApi,
  type SettingsKey,
  type SettingsValues,
  useSettingsForm,
} from "../settings/form/use-settings-form.ts";
import { StepForm, type StepProps } from "./step-form.tsx";
import { StepFrame } from "./step-frame.tsx";

/** What was never given may wait, but for the name. */
const stepSchema = settingsSchema
  .extend({
    businessName: settingsUpdateSchema.shape.businessName,
    email: optionalEmailAddress("Enter an email address like you@example.com."),
    updatedAt: settingsUpdateSchema.shape.updatedAt,
  })
  .partial();

type Props = StepProps & { keys: SettingsKey[]; preview: ReactNode; children: ReactNode };

/** A step that sets some of the settings. Each is saved when its field is left, and all of them at the end. */
export function SettingsStep(props: Props) {
  const isHydrated = useHydrated();
  // The draft is on this device: the server can't know it.
  return isHydrated ? <SettingsStepForm {...props} /> : <StepFrame {...props}>{null}</StepFrame>;
}

function SettingsStepForm({ keys, ...props }: Props) {
  const form = useSettingsForm(props.setup.settings, keys, stepSchema);
  const draft = useRestoredDraft(form, `setup:${props.number}`, null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { save, conflict } = useSaveSettings({
    form,
    keys,
    draft,
    onSaved: () => setSavedAt(new Date()),
    scope: { id: "setup" },
  });
  const isUnsaved = (values: SettingsValues) =>
    save.isPending || !isSameJson(values, form.formState.defaultValues);
  const saveValid = () => {
    const valid = readValid(form);
    if (!conflict && isUnsaved(valid)) save.mutate(valid);
  };
  useOnChosen(form, saveValid);
  return (
    <StepForm
      {...props}
      conflict={conflict}
      draft={draft}
      form={form}
      isSaving={save.isPending}
      onLeaveField={saveValid}
      save={async () => {
        const typed = readTyped(form);
        if (isUnsaved(typed)) await save.mutateAsync(typed);
      }}
      savedAt={savedAt}
    />
  );
}

/** What is typed; as stored where it can't be saved like that, since there may be more to type. */
function readValid(form: SettingsFormApi): SettingsValues {
  const valid = Object.entries(readTyped(form)).filter(
    ([name, value]) => settingsUpdateSchema.safeParse({ [name]: value }).success,
  );
  return { ...form.formState.defaultValues, ...Object.fromEntries(valid) } as SettingsValues;
}

/** Calls back with each change of what is chosen, not typed: a switch or a photo. */
function useOnChosen(form: SettingsFormApi, onChosen: () => void): void {
  const call = useEffectEvent(onChosen);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name && typeof values[name as SettingsKey] !== "string") call();
        },
      }),
    [form],
  );
}
