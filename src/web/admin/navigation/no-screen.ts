import { redirectDocument } from "react-router";
import type { Route } from "./+types/no-screen";

/** An address that no screen has: what has no body is answered by the public page that says so. */
export const loader = () => new Response(null, { status: 404 });

/** A link of the desk to a public page, which is a document of its own and not the router's. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}
