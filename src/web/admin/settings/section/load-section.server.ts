import type { RouterContextProvider } from "react-router";
import { listHeroSections } from "#domain/catalogue/hero-sections/list-hero-sections.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { loadFigures } from "#web/catalog/hero/load-figures.server.ts";
import { SECTION_KEYS, type SectionName } from "./sections.ts";

/** A section of the home page with its numbered pieces, and the order and visibility of all sections. */
export async function loadSection(context: Readonly<RouterContextProvider>, section: SectionName) {
  const shop = getShop(context);
  const [sections, settings] = await withPageErrors(
    Promise.all([listHeroSections(shop), getSettings(shop)]),
  );
  const stored = sections.find(({ key }) => key === SECTION_KEYS[section]) ?? null;
  const figures =
    section === "hero" ? await withPageErrors(loadFigures(shop, stored, "admin")) : [];
  return { stored, figures, homeSections: settings.homeSections };
}

export type SectionData = Awaited<ReturnType<typeof loadSection>>;
