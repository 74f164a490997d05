import type { HeroSection } from "#contract/catalogue/hero-sections.ts";
import { type HomeSection, orderHomeSections } from "#contract/settings/home-sections.ts";
import type { Picture } from "#contract/media/media.ts";
import type { FigurePiece } from "#web/catalog/hero/figure-piece.ts";
import type { SectionData } from "./load-section.server.ts";
import { SECTION_KEYS, type SectionName } from "./sections.ts";

/** What the form of a section holds. */
export type SectionValues = {
  shown: boolean;
  title: string;
  subtitle: string;
  buttonText: string;
  buttonLink: string;
  picture: Picture | null;
  /** Null where phones show the same part of the photo. */
  phoneFocus: { x: number; y: number } | null;
  figures: FigurePiece[];
  updatedAt: string | null;
};

export function toSectionValues(
  { stored, figures, homeSections }: SectionData,
  section: SectionName,
): SectionValues {
  const { phoneFocalX = null, phoneFocalY = null } = stored ?? {};
  return {
    shown: !orderHomeSections(homeSections).some(({ key, hidden }) => key === section && hidden),
    title: stored?.title ?? "",
    subtitle: stored?.subtitle ?? "",
    buttonText: stored?.buttonText ?? "",
    buttonLink: stored?.buttonLink ?? "/products",
    picture: stored?.picture ?? null,
    phoneFocus: phoneFocalX === null ? null : { x: phoneFocalX, y: phoneFocalY ?? 0.5 },
    figures,
    updatedAt: stored?.updatedAt ?? null,
  };
}

/** The order with one section shown or hidden. */
export const showSection = (
  chosen: HomeSection[],
  section: SectionName,
  shown: boolean,
): HomeSection[] =>
  orderHomeSections(chosen).map((each) =>
    each.key === section ? { ...each, hidden: !shown } : each,
  );

/** The body that saves a section. */
export function toSectionInput(section: SectionName, values: SectionValues) {
  const { title, subtitle, buttonText, buttonLink, picture, phoneFocus, figures } = values;
  return {
    key: SECTION_KEYS[section],
    title,
    subtitle,
    buttonText: buttonText || null,
    buttonLink,
    backgroundImage: picture?.url ?? null,
    phoneFocalX: phoneFocus?.x ?? null,
    phoneFocalY: phoneFocus?.y ?? null,
    figures:
      section === "hero"
        ? figures.map(({ id, left, top, line }) => ({ productId: id, left, top, line }))
        : null,
    isActive: true,
    displayOrder: section === "hero" ? 0 : 1,
    updatedAt: values.updatedAt,
  };
}

/** What the preview shows of the typed section. */
export function toSectionDraft(values: SectionValues, stored: HeroSection | null) {
  const { title, subtitle, buttonText, buttonLink, picture, phoneFocus, figures } = values;
  return {
    title,
    subtitle,
    description: stored?.description ?? null,
    buttonText,
    buttonLink,
    picture,
    phoneFocalX: phoneFocus?.x ?? null,
    phoneFocalY: phoneFocus?.y ?? null,
    figures,
  };
}
