import { MAPPED_FIELDS, type MappedField } from "#contract/importing/spreadsheets.ts";
import { DomainError, invalid } from "../../../errors.ts";

/* Errors for files and mappings that cannot be read, each with a sentence that says what to do. */

const unsupported = (message: string) => new DomainError("unsupported-media", message);

export const pdfError = () =>
  unsupported(
    "This file is a PDF, whatever its name says. Export the list as a spreadsheet from the program that made it, or copy its table into one.",
  );

export const pictureError = () =>
  unsupported(
    "This file is a photo, whatever its name says. Add it to a piece under Products, or choose the spreadsheet first that names it.",
  );

export const webPageError = () =>
  unsupported(
    "This file is a web page, and no table of pieces is in it. Open it in Excel and save it as .xlsx, or enter the address of the website under Migrate.",
  );

export const wordpressError = () =>
  unsupported(
    "This export of WordPress holds no posts, pages, or products. In WordPress, choose Tools, Export, and All content.",
  );

export const noXmlRowsError = () =>
  unsupported(
    "There are no products in this XML file that could be read as rows. Export them as a CSV file or a product feed.",
  );

export const archiveError = () =>
  unsupported(
    "This file is an archive. Unpack it and choose the spreadsheet that is in it, or choose it under Data Management with a name that ends in .zip.",
  );

export const openDocumentError = () =>
  unsupported(
    "This is an OpenDocument file, but not a spreadsheet. Copy its table into one, and save that as .ods or .xlsx.",
  );

export const wordError = () =>
  unsupported(
    "This is a Word document. Copy its table into a spreadsheet, and save that as .xlsx.",
  );

export const numbersError = () =>
  unsupported(
    "This file is of Apple’s Numbers. Open it there, choose File, Export To and then Excel, and choose the file that this makes.",
  );

export const binaryWorkbookError = () =>
  unsupported("This is a binary Excel workbook (.xlsb). Open it in Excel and save it as .xlsx.");

export const unknownFileError = () =>
  unsupported(
    "This file isn’t a spreadsheet. Choose an Excel workbook (.xlsx, .xls), an OpenDocument spreadsheet (.ods), a CSV or JSON file, or a product feed (.xml).",
  );

/** @param lines how many could be read */
export const damagedJsonError = (lines: number) =>
  new DomainError(
    "unprocessable",
    `This JSON file is incomplete or damaged${lines > 0 ? `: line ${lines + 1} cannot be read` : ""}. Export it again and choose the new copy.`,
  );

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

export const fileTooLargeError = (sentence: string) => new DomainError("too-large", sentence);

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

const COLUMNS = "answers.columns";

export const describeSameField = (field: MappedField) =>
  `Only one column can hold the ${MAPPED_FIELDS[field].toLowerCase()}.`;

export const sameFieldError = (field: MappedField) => invalid(COLUMNS, describeSameField(field));

export const NO_NAMES = "Choose the column that holds the names of the pieces.";

/** @param sheet that has none; "" for the only one */
export const noNamesError = (sheet = "") =>
  invalid(
    COLUMNS,
    sheet
      ? `Choose the column of the sheet “${sheet}” that holds the names of the pieces.`
      : NO_NAMES,
  );

export const noColumnError = (name: string) =>
  invalid(COLUMNS, `There is no column “${name}” in this file.`);
