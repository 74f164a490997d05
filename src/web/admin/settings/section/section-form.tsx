import { useForm } from "react-hook-form";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { SettingsFrame } from "../form/settings-frame.tsx";
import { FigureFields } from "./figure-fields.tsx";
import type { SectionData } from "./load-section.server.ts";
import { SectionConflict } from "./section-conflict.tsx";
import { SectionPhoto } from "./section-photo.tsx";
import { SectionPreview } from "./section-preview.tsx";
import { SectionWords } from "./section-words.tsx";
import type { SectionName } from "./section-names.ts";
import { type SectionValues, toSectionValues } from "./section-values.ts";
import { SECTIONS } from "./sections.ts";
import { useSaveSection } from "./use-save-section.ts";

type Props = { data: SectionData; section: SectionName };

/** Texts, button and photo of a section, with the home page beside it. */
export function SectionForm({ data, section }: Props) {
  const form = useForm<SectionValues>({ defaultValues: toSectionValues(data, section) });
  const draft = useRestoredDraft(form, `home:${section}`, null);
  const { save, theirs, forgetTheirs } = useSaveSection(form, data, section, () => draft.discard());
  return (
    <SettingsFrame
      conflict={
        theirs && (
          <SectionConflict
            onSaveMine={() => save.mutate({ ...form.getValues(), updatedAt: theirs.updatedAt })}
            onUseTheirs={() => {
              draft.discard();
              form.reset(toSectionValues(data, section));
              forgetTheirs();
            }}
            theirs={theirs}
          />
        )
      }
      draft={draft}
      form={form}
      preview={<SectionPreview section={section} stored={data.stored} />}
      save={save}
      title={SECTIONS[section].title}
    >
      <SectionPhoto section={section} />
      <SectionWords />
      {section === "hero" && <FigureFields />}
    </SettingsFrame>
  );
}
