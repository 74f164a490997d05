import { useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import type { SettingsDraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { PreviewPane } from "../form/preview-pane.tsx";
import type { SectionName } from "./section-names.ts";
import { type SectionValues, toSectionDraft } from "./section-values.ts";

type Props = { section: SectionName; stored: HeroSection | null };

/** The home page with the section as it is typed. */
export function SectionPreview({ section, stored }: Props) {
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
