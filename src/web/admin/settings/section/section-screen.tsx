import { useForm, useFormContext, useWatch } from "react-hook-form";
import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { Field } from "#web/ui/field.tsx";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";
import { ButtonLinkField } from "../../button-link-field.tsx";
import { SettingsHeader } from "../settings-header.tsx";
import { SettingsFrame } from "../form/settings-frame.tsx";
import { PreviewPane } from "../form/preview-pane.tsx";
import type { SectionData } from "./load-section.server.ts";
import { FigureFields } from "./figure-fields.tsx";
import { SectionPhoto } from "./section-photo.tsx";
import type { SectionName } from "./section-names.ts";
import { type SectionValues, toSectionDraft, toSectionValues } from "./section-values.ts";
import { SECTIONS } from "./sections.ts";
import { useSaveSection } from "./use-save-section.ts";
import "../../desk-screen.css";
import "../settings.css";

type Props = { data: SectionData; section: SectionName };

/** The screen of one section of the home page. */
export function SectionScreen({ data, section }: Props) {
  const isHydrated = useHydrated();
  return (
    <>
      <SettingsHeader
        from={{ label: "Home page", to: "/admin/settings/home" }}
        lede={SECTIONS[section].lede}
        title={SECTIONS[section].title}
      />
      {/* The draft is on this device: the server can't know it. */}
      {isHydrated && <SectionForm data={data} section={section} />}
    </>
  );
}

type SectionFormProps = { data: SectionData; section: SectionName };

/** Texts, button and photo of a section, with the home page beside it. */
function SectionForm({ data, section }: SectionFormProps) {
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

type SectionPreviewProps = { section: SectionName; stored: HeroSection | null };

/** The home page with the section as it is typed. */
function SectionPreview({ section, stored }: SectionPreviewProps) {
  const { control } = useFormContext<SectionValues>();
  // Typing goes before the preview.
  const values = useDeferredValue(useWatch({ control }) as SectionValues);
  const message = useMemo<SettingsDraftMessage>(
    () => ({
      type: "settings-draft",
      settings: {},
      part: section === "hero" ? ".hero" : ".promo",
      [section]: toSectionDraft(values, stored),
    }),
    [section, stored, values],
  );
  return <PreviewPane message={message} page="home" />;
}

type SectionConflictProps = {
  theirs: HeroSection;
  onSaveMine: () => void;
  onUseTheirs: () => void;
};

/** What someone else saved of the section while the form was open. */
function SectionConflict({ theirs, onSaveMine, onUseTheirs }: SectionConflictProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      aria-label="Changed by someone else"
      className="settings-conflict"
      ref={box}
      tabIndex={-1}
    >
      <p>
        <b>Someone else changed this while you were typing.</b> Nothing of yours is lost.
      </p>
      <p>{`Saved now: ${theirs.title}`}</p>
      <div className="desk-buttons">
        <button className="btn small" onClick={onSaveMine} type="button">
          Save mine
        </button>
        <button className="btn small quiet" onClick={onUseTheirs} type="button">
          Use theirs
        </button>
      </div>
    </section>
  );
}

/** Headline, text and button of a section. */
function SectionWords() {
  const { register, formState, watch, setValue } = useFormContext<SectionValues>();
  const error = formState.errors.title?.message;
  return (
    <>
      <Field
        error={error}
        help="Keep it short. Six words or fewer fit on a phone."
        id="section-title"
        label="Headline"
      >
        <input
          id="section-title"
          maxLength={255}
          {...fieldAriaProps("section-title", error, true)}
          {...register("title", {
            validate: (title) => title.trim() !== "" || "Enter a headline.",
          })}
        />
      </Field>
      <Field id="section-subtitle" label="Text">
        <textarea
          dir="auto"
          id="section-subtitle"
          maxLength={500}
          rows={3}
          {...register("subtitle")}
        />
      </Field>
      <div className="settings-pair">
        <Field id="section-buttonText" label="Button text">
          <input id="section-buttonText" maxLength={100} {...register("buttonText")} />
        </Field>
        <ButtonLinkField
          id="section-buttonLink"
          onChange={(buttonLink) => setValue("buttonLink", buttonLink, { shouldDirty: true })}
          value={watch("buttonLink")}
        />
      </div>
    </>
  );
}
