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
      <h1 className="sr">Data Management</h1>
      <ExportData />
      <SpreadsheetImport />
      <WoocommerceImport />
      <ImportHistory />
      <CleanUpDuplicates />
      <HeroSectionForm
        sectionKey="hero"
        heading="Hero section"
        help="The top of the home page: a wide photo, a headline, one button."
        displayOrder={0}
      />
      <HeroSectionForm
        sectionKey="featured"
        heading="Featured section"
        help="The color band in the middle of the home page."
        displayOrder={1}
      />
    </>
  );
}
