import { MESSAGES } from "./messages.ts";
import { CleanUpDuplicates } from "./clean-up-duplicates.tsx";
import { ExportData } from "./export-data.tsx";
import { HeroSectionForm } from "../../hero-section/hero-section-form.tsx";
import { ImportHistory } from "../../imports/panel/import-history.tsx";
import { SpreadsheetImport } from "../../imports/spreadsheet/spreadsheet-import.tsx";
import { WoocommerceImport } from "../../imports/woocommerce/woocommerce-import.tsx";
import "../../desk-screen.css";
import "../../imports/imports.css";

/** Export, import, duplicates, and the sections of the home page. */
export function DataTab() {
  return (
    <>
      <h1 className="sr">{MESSAGES.title}</h1>
      <ExportData />
      <SpreadsheetImport />
      <WoocommerceImport />
      <ImportHistory />
      <CleanUpDuplicates />
      <HeroSectionForm
        sectionKey="hero"
        heading={MESSAGES.sections.hero}
        help={MESSAGES.sections.heroHelp}
        displayOrder={0}
      />
      <HeroSectionForm
        sectionKey="featured"
        heading={MESSAGES.sections.featured}
        help={MESSAGES.sections.featuredHelp}
        displayOrder={1}
      />
    </>
  );
}
