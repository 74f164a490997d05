import { useForm, useFormContext, useWatch } from "react-hook-form";
import { useDeferredValue, useMemo } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import type { ToastAction } from "#web/ui/toast-store.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { useRestoredDraft } from "../../drafts/use-restored-draft.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { SettingsFrame } from "../form/settings-frame.tsx";
import { PreviewPane } from "../form/preview-pane.tsx";
import type { SectionData } from "./load-section.server.ts";
import { FigureFields } from "./figure-fields.tsx";
import { SectionPhoto } from "./section-photo.tsx";
import { type SectionName, SECTIONS } from "./sections.ts";
import { Headline, SectionButton, SectionText } from "./section-words.tsx";
import { type SectionValues, toSectionDraft, toSectionValues } from "./section-values.ts";
import { useSaveSection } from "./use-save-section.tsx";
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
  const { toast } = useToast();
  // A section that had no headline was not there: a record needs one.
  const onSaved = (action: ToastAction, { title }: SectionValues) =>
    toast({ title: "Saved", ...(title !== "" && { action }) });
  const { save, conflict } = useSaveSection({ form, data, section, draft, onSaved });
  return (
    <SettingsFrame
      conflict={conflict}
      draft={draft}
      form={form}
      prefix="section"
      preview={<SectionPreview section={section} stored={data.stored} />}
      save={save}
      title={SECTIONS[section].title}
    >
      <SectionPhoto section={section} />
      <Headline />
      <SectionText />
      <SectionButton />
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
