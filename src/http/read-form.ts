import { DomainError } from "#domain/errors.ts";
import { withPageErrors } from "./page-errors.ts";

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * The form that a page was sent.
 * @param takesAny whether anything else, and nothing, counts as an empty form
 * @throws DomainError unsupported-media for another content type, invalid for a malformed body
 */
export async function readForm(request: Request, takesAny = false): Promise<FormData> {
  const isForm = FORM_TYPES.test(request.headers.get("Content-Type") ?? "");
  if (!isForm && !takesAny) {
    throw new DomainError("unsupported-media", "Please send this as a form.");
  }
  try {
    return isForm ? await request.formData() : new FormData();
  } catch (cause) {
    if (takesAny) return new FormData();
    throw new DomainError("invalid", "The form did not arrive whole. Please send it again.", {
      cause,
    });
  }
}

/** The same for the routes of the desk, whose errors are responses. */
export const readRouteForm = (request: Request): Promise<FormData> =>
  withPageErrors(readForm(request));
