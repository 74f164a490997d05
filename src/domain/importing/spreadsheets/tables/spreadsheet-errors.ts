import { MAPPED_FIELDS, type MappedField } from "#contract/importing/spreadsheets.ts";
import { SPREADSHEET_TOO_LARGE } from "#contract/media/upload-limits.ts";
import { DomainError, invalid } from "../../../errors.ts";

/* Errors for files and mappings that cannot be read, each with a sentence that says what to do. */

const notASpreadsheet = (what: string) =>
  new DomainError(
    "unsupported-media",
    `${what} Choose an Excel workbook (.xlsx, .xls), an OpenDocument spreadsheet (.ods), a CSV file or a product feed (.xml).`,
  );

export const pdfError = () => notASpreadsheet("This file is a PDF, whatever its name says.");

export const pictureError = () => notASpreadsheet("This file is a photo, whatever its name says.");

export const webPageError = () => notASpreadsheet("This file is a web page, not a spreadsheet.");

export const wordpressError = () =>
  notASpreadsheet(
    "This is WordPress’ export of pages. In WooCommerce, choose Products and then Export, which makes a CSV file.",
  );

export const noXmlRowsError = () =>
  notASpreadsheet("There are no products in this XML file that could be read as rows.");

export const archiveError = () =>
  notASpreadsheet("This file is an archive, but no Excel workbook is in it.");

export const openDocumentError = () =>
  notASpreadsheet("This is an OpenDocument file, but not a spreadsheet.");

export const binaryWorkbookError = () =>
  notASpreadsheet("This is a binary Excel workbook (.xlsb). Please save it as .xlsx first.");

export const unknownFileError = () => notASpreadsheet("This file isn’t a spreadsheet.");

export const emptyFileError = () =>
  new DomainError("unprocessable", "This file is empty: there is no row in it.");

export const noSheetError = (name: string) =>
  new DomainError("unprocessable", `There is no sheet “${name}” in this file.`);

/**
 * @param row of the headings
 * @param sheet its name; "" for a file without sheets
 */
export const noRowsError = (row: number, sheet: string) =>
  new DomainError(
    "unprocessable",
    `${sheet ? `The sheet “${sheet}”` : "This file"} has headings in row ${row}, but no row below them.`,
  );

export const unclosedQuoteError = (line: number, cause: unknown) =>
  new DomainError(
    "unprocessable",
    `In line ${line} a quotation mark opens a cell and is never closed. Close it, save the file and choose it again.`,
    { cause },
  );

export const passwordError = () =>
  new DomainError(
    "unprocessable",
    "This workbook is protected by a password. Please save it without one and choose it again.",
  );

export const outdatedWorkbookError = () =>
  new DomainError(
    "unprocessable",
    "This workbook was written by an Excel older than 1997. Please save it as .xlsx and choose it again.",
  );

export const damagedFileError = (cause?: unknown) =>
  new DomainError(
    "unprocessable",
    "This file is damaged and cannot be read. Please save it again and choose the new copy.",
    { cause },
  );

export const fileTooLargeError = () => new DomainError("too-large", SPREADSHEET_TOO_LARGE);

export const tooManyRowsError = () =>
  new DomainError("too-large", "This file has more than 50,000 rows. Please split it.");

export const tooManyColumnsError = () =>
  new DomainError(
    "too-large",
    "This file has more than 500 columns. Please take out what is not needed.",
  );

export const decompressedTooLargeError = () =>
  new DomainError(
    "too-large",
    "This file unpacks to more than this server can read. Please split it.",
  );

export const sameFieldError = (field: MappedField) =>
  invalid("mapping", `Two columns hold the same field: ${MAPPED_FIELDS[field]}. Choose one.`);

export const noNamesError = () =>
  invalid("mapping", "Choose the column that holds the names of the pieces.");
