import { FormProvider, useForm } from "react-hook-form";
import { DraftNotice } from "../../forms/draft-notice.tsx";
import { useRestoredDraft } from "../../forms/use-restored-draft.ts";
import { useUnsavedChanges } from "../../forms/use-unsaved-changes.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import { MESSAGES as FORM_MESSAGES } from "../form/messages.ts";
import { SettingsSaveBar } from "../form/settings-save-bar.tsx";
import { SubjectLayout } from "../form/subject-layout.tsx";
import { MESSAGES } from "./messages.ts";
import { FigureFields } from "./figure-fields.tsx";
import type { SectionData } from "./load-section.server.ts";
import { SectionConflict } from "./section-conflict.tsx";
import { SectionPhoto } from "./section-photo.tsx";
import { SectionPreview } from "./section-preview.tsx";
import { SectionWords } from "./section-words.tsx";
import type { SectionName } from "./section-names.ts";
import { type SectionValues, toSectionValues } from "./section-values.ts";
import { useSaveSection } from "./use-save-section.ts";

type Props = { data: SectionData; section: SectionName };

/** Texts, button and photo of a section, with the home page beside it. */
export function SectionForm({ data, section }: Props) {
  const form = useForm<SectionValues>({ defaultValues: toSectionValues(data, section) });
  const draft = useRestoredDraft(form, `home:${section}`, null);
  const { save, theirs, forgetTheirs } = useSaveSection(form, data, section, () => draft.discard());
  useUnsavedChanges(form.formState.isDirty);
  const submit = form.handleSubmit((values) => save.mutate(values));
  useShortcut("Mod+S", FORM_MESSAGES.shortcut, () => void submit());
  return (
    <FormProvider {...form}>
      <SubjectLayout
        form={
          <form
            aria-label={MESSAGES[section].title}
            className="settings-form"
            noValidate
            onSubmit={(event) => void submit(event)}
          >
            <DraftNotice draft={draft} form={form} />
            {theirs && (
              <SectionConflict
                onSaveMine={() => save.mutate({ ...form.getValues(), updatedAt: theirs.updatedAt })}
                onUseTheirs={() => {
                  draft.discard();
                  form.reset(toSectionValues(data, section));
                  forgetTheirs();
                }}
                theirs={theirs}
              />
            )}
            <SectionPhoto section={section} />
            <SectionWords />
            {section === "hero" && <FigureFields />}
            <SettingsSaveBar isPending={save.isPending} onDiscard={() => draft.discard()} />
          </form>
        }
        preview={<SectionPreview section={section} stored={data.stored} />}
      />
    </FormProvider>
  );
}
