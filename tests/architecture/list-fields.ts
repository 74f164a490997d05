import { isTestFile, listFiles, readText } from "./source-files.ts";

export type FoundField = {
  /** Below src/web, without the extension: "admin/account/email-form". */
  place: string;
  /** What it is registered or named as; else its id or label, as the source has it. */
  name: string;
  /** Its opening tag. */
  tag: string;
};

/** The fields of a form, each by the name that its screen gives it. */
export const FORM_FIELDS = [
  "FormField",
  ...listFiles("src/web/**/*.tsx").flatMap((file) =>
    [...readText(file).matchAll(/const (\w+) = FormField</g)].map(([, name = ""]) => name),
  ),
].join("|");
/** Elements in which people type, and the components that stand for one of them. */
const FIELDS = `input|textarea|Input|MoneyInput|TextArea|${FORM_FIELDS}|SettingsInput|LineField|NumberField|TextField|SearchField|AddressField|ProfileInput|RichTextField`;
/** A field of these names its control; one with a control of its own is that control. */
const AROUND = new RegExp(`^<(?:Field|SettingsInput|${FORM_FIELDS})\\b`);
const CONTROL_OF_FIELD = /^<(?:Input|MoneyInput|TextArea)\b(?!.*\sname=)/;
/** What is chosen, not typed, has no parser. */
const CHOSEN = /\stype="(?:radio|checkbox|hidden|file|color|range)"|\sreadOnly(?!=)|\? "checkbox"/;

/** The fields of all screens in which people type, in order. */
export const listFields = (): FoundField[] =>
  listFiles("src/web/**/*.tsx")
    .filter((file) => !isTestFile(file))
    .flatMap((file) => {
      const place = file.slice("src/web/".length, -".tsx".length);
      let around = "";
      return listTags(readText(file)).flatMap((tag) => {
        if (AROUND.test(tag) && !tag.endsWith("/>")) {
          around = tag;
          return [];
        }
        if (CHOSEN.test(tag)) return [];
        return [{ place, name: nameOf(CONTROL_OF_FIELD.test(tag) ? around || tag : tag), tag }];
      });
    });

/** The opening tags of fields. */
function listTags(text: string): string[] {
  // The type of its form says nothing here.
  const source = text.replaceAll(/<([A-Z]\w*)<\w+>/g, "<$1");
  const tags = source.matchAll(new RegExp(`<(?:Field|${FIELDS})(?=[\\s/>])`, "g"));
  return [...tags].map(({ index }) => readUntil(source, index, ">").replaceAll(/\s+/g, " "));
}

/** From a place to a character outside of braces. */
function readUntil(source: string, start: number, last: string): string {
  let depth = 0;
  let end = start;
  for (; end < source.length; end += 1) {
    const character = source[end];
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (character === last && depth === 0) break;
  }
  return source.slice(start, end + 1);
}

const REGISTERED = /register\(\s*["'`]?(?<name>[^"'`,)]+)/;
const SPREAD = /\{\.\.\.\w+(?:\.\w+)?\(\s*["`](?<name>[\w.]+)["`]/;
const CONTROL = /\{\.\.\.(?<name>\w+)(?:\.control)?\}/;

function nameOf(tag: string): string {
  const attributes = ["name", "id", "aria-label", "label", "placeholder"];
  return (
    REGISTERED.exec(tag)?.groups?.["name"] ??
    SPREAD.exec(tag)?.groups?.["name"] ??
    attributes.map((name) => attributeOf(tag, name)).find(Boolean) ??
    CONTROL.exec(tag)?.groups?.["name"] ??
    tag.slice(1, tag.indexOf(" "))
  );
}

function attributeOf(tag: string, name: string): string | undefined {
  const at = tag.search(new RegExp(`\\s${name}=`));
  if (at === -1) return undefined;
  const start = at + name.length + 2;
  if (tag[start] === '"') return tag.slice(start + 1, tag.indexOf('"', start + 1));
  return readUntil(tag, start, "}")
    .slice(1, -1)
    .replaceAll("`", "")
    .replace(/^\$\{\w+\}-/, "");
}
