import { escapeXml } from "#contract/escape-xml.ts";

/** Indexes of the cell formats below. */
export const STYLES = {
  plain: 0,
  header: 1,
  money: 2,
  weight: 3,
  instant: 4,
  text: 5,
  quoted: 6,
} as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/** The files of a workbook except its sheets: path in the ZIP → XML. */
export function workbookParts(sheetNames: string[]): Record<string, string> {
  return {
    "[Content_Types].xml": contentTypes(sheetNames.length),
    "_rels/.rels": relationships([`officeDocument" Target="xl/workbook.xml`]),
    "xl/workbook.xml": workbook(sheetNames),
    "xl/_rels/workbook.xml.rels": relationships([
      ...sheetNames.map((_, index) => `worksheet" Target="worksheets/sheet${index + 1}.xml`),
      `styles" Target="styles.xml`,
    ]),
    "xl/styles.xml": styles,
  };
}

function contentTypes(sheets: number): string {
  const parts = Array.from(
    { length: sheets },
    (_, index) =>
      `<Override PartName="/${sheetPath(index)}" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${parts.join("")}</Types>`;
}

function relationships(targets: string[]): string {
  const entries = targets.map(
    (target, index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${entries.join("")}</Relationships>`;
}

function workbook(sheetNames: string[]): string {
  const sheets = sheetNames.map(
    (name, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join("")}</sheets></workbook>`;
}

const font = (bold: string) =>
  `<font>${bold}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;

const format = (rest: string) => `<xf fontId="0" fillId="0" borderId="0" xfId="0" ${rest}/>`;

/** In the order of STYLES. Format 49 is "text"; quotePrefix keeps it text when the cell is edited. */
const cellFormats = [
  format('numFmtId="0"'),
  '<xf fontId="1" fillId="0" borderId="0" xfId="0" numFmtId="49" applyFont="1" applyNumberFormat="1"/>',
  format('numFmtId="164" applyNumberFormat="1"'),
  format('numFmtId="2" applyNumberFormat="1"'),
  format('numFmtId="165" applyNumberFormat="1"'),
  format('numFmtId="49" applyNumberFormat="1"'),
  format('numFmtId="49" applyNumberFormat="1" quotePrefix="1"'),
];

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2">${font("")}${font("<b/>")}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellFormats.length}">${cellFormats.join("")}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
