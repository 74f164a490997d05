import { strToU8, zipSync } from "fflate";

const NAMESPACES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"';

/**
 * An .ods as LibreOffice writes it, as small as can be.
 * @param sheets by name: the XML of the rows
 * @param hidden names of the hidden sheets
 */
export function odsWorkbook(sheets: Record<string, string>, hidden: string[] = []): Buffer {
  const tables = Object.entries(sheets).map(
    ([name, rows]) =>
      `<table:table table:name="${name}" table:style-name="${hidden.includes(name) ? "ta2" : "ta1"}"><table:table-column/>${rows}</table:table>`,
  );
  const styles = [true, false].map(
    (isShown, index) =>
      `<style:style style:name="ta${index + 1}" style:family="table"><style:table-properties table:display="${isShown}"/></style:style>`,
  );
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content ${NAMESPACES}><office:automatic-styles>${styles.join("")}</office:automatic-styles><office:body><office:spreadsheet><table:tracked-changes><table:table-cell><text:p>gone</text:p></table:table-cell></table:tracked-changes>${tables.join("")}</office:spreadsheet></office:body></office:document-content>`;
  const files = {
    mimetype: strToU8("application/vnd.oasis.opendocument.spreadsheet"),
    "content.xml": strToU8(content),
    "META-INF/manifest.xml": strToU8("<manifest:manifest/>"),
  };
  return Buffer.from(zipSync(files));
}

/** A row of cells, each of a text or the XML of a cell. */
export const odsRow = (...cells: string[]): string =>
  `<table:table-row>${cells.map(odsCell).join("")}</table:table-row>`;

const odsCell = (cell: string): string =>
  cell.startsWith("<")
    ? cell
    : `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`;
