import { DomainError } from "#domain/errors.ts";
import { receiveText } from "./received-text.ts";
import { withPageErrors } from "./page-errors.ts";

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * The form that a page was sent; its texts have one kind of line break. Responds with 415 to another content type,
 * and with 400 to a malformed body.
 * @param takesAny whether anything else, and nothing, counts as an empty form
 */
export const readForm = (request: Request, takesAny = false): Promise<FormData> =>
  withPageErrors(parseForm(request, takesAny));

async function parseForm(request: Request, takesAny: boolean): Promise<FormData> {
  const isForm = FORM_TYPES.test(request.headers.get("Content-Type") ?? "");
  if (!isForm && !takesAny) {
    throw new DomainError("unsupported-media", "Please send this as a form.");
  }
  let form: FormData;
  try {
    form = isForm ? await request.formData() : new FormData();
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    if (takesAny) return new FormData();
    throw new DomainError("invalid", "The form did not arrive whole. Please send it again.", {
      cause,
    });
  }
  const received = new FormData();
  for (const [name, value] of form) {
    received.append(name, typeof value === "string" ? receiveText(value) : value);
  }
  return received;
}
