import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm } from "react-hook-form";
import "#contract/validation-messages.ts";
import { type Settings, settingsSchema } from "#contract/settings.ts";
import { DraftNotice } from "../forms/draft-notice.tsx";
import { useRestoredDraft } from "../forms/use-restored-draft.ts";
import { useUnsavedChanges } from "../forms/use-unsaved-changes.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { SettingsInput } from "./settings-input.tsx";
import { SETTINGS_PARTS } from "./settings-fields.ts";
import { SettingsPreview } from "./settings-preview.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

/** The settings form with a preview. Only changed values are sent. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const form = useForm<Settings>({
    resolver: zodResolver(settingsSchema),
    defaultValues: settings,
    mode: "onSubmit",
    reValidateMode: "onChange",
  });
  const draft = useRestoredDraft(form, "settings", null);
  const save = useSaveSettings(form, () => draft.discard());
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const submit = form.handleSubmit((values) => save.mutate(values));
  useShortcut("Mod+S", "Save the settings", () => void submit());

  const discard = () => {
    draft.discard();
    form.reset();
  };
  return (
    <FormProvider {...form}>
      <form className="settings-form" noValidate onSubmit={(event) => void submit(event)}>
        <DraftNotice form={form} draft={draft} />
        <SettingsPreview />
        {SETTINGS_PARTS.map(({ heading, why, fields }) => (
          <section className="desk-part" key={heading}>
            <h2>{heading}</h2>
            <p>{why}</p>
            <div className="settings-fields">
              {fields.map((field) => (
                <SettingsInput key={field.name} {...field} />
              ))}
            </div>
          </section>
        ))}
        <section className="desk-part">
          <h2>The day</h2>
          <p>“Today” in the figures is this place’s day.</p>
          <div className="settings-fields">
            <TimeZoneField />
          </div>
        </section>
        <div className="settings-save" data-dirty={isDirty ? "" : undefined}>
          <button className="btn" disabled={!isDirty || save.isPending} type="submit">
            {save.isPending ? "Saving..." : "Save settings"}
          </button>
          {isDirty && (
            <button className="btn quiet" onClick={discard} type="button">
              Discard changes
            </button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
