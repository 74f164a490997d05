import { DomainError } from "#domain/errors.ts";
import { receiveText } from "./received-text.ts";
import { withPageErrors } from "./page-errors.ts";

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * The form that a page was sent; its texts have one kind of line break.
 * @param takesAny whether anything else, and nothing, counts as an empty form
 * @throws DomainError unsupported-media for another content type, invalid for a malformed body
 */
export async function readForm(request: Request, takesAny = false): Promise<FormData> {
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

/** The same for the routes of the desk, whose errors are responses. */
export const readRouteForm = (request: Request): Promise<FormData> =>
  withPageErrors(readForm(request));
