import { decodeXmlEntities } from "../../../parsing/decode-xml-entities.ts";
import { currencyOfFormat } from "../sheets/currency-of-format.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import { tagsOf } from "../xml/tags-of.ts";

/** The currencies (ISO 4217) of a workbook's cell styles that name one, by the styles' index. */
export function currencyStyles(stylesXml: string): Map<string, string> {
  const formats = new Map(
    tagsOf(stylesXml, "numFmt").map((tag) => [
      readAttribute(tag, "numFmtId"),
      currencyOfFormat(decodeXmlEntities(readAttribute(tag, "formatCode") ?? "")),
    ]),
  );
  const [, cells = ""] = stylesXml.split(/<\/?(?:\w{1,20}:)?cellXfs[\s>]/);
  return new Map(
    tagsOf(cells, "xf").flatMap((tag, index) => {
      const currency = formats.get(readAttribute(tag, "numFmtId"));
      return currency ? [[String(index), currency] as const] : [];
    }),
  );
}
