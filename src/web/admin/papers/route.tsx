import { data } from "react-router";
import { idParam } from "#contract/field-schemas.ts";
import { PAPERS } from "#contract/sales/papers.ts";
import { printPapers } from "#domain/sales/papers/print-papers.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import type { Route } from "./+types/route.ts";
import { requireSignIn } from "../layout/require-sign-in.server.ts";
import { PAPER_NAMES } from "../orders/paper-names.ts";
import { PapersScreen } from "./papers-screen.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireSignIn];

/** The papers of an order as they are printed: one, or without a name all of them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = idParam.safeParse(params.id);
  const paper = params.paper ? PAPERS.find((each) => each === params.paper) : null;
  if (!id.success || paper === undefined) {
    throw data({ message: "This paper doesn’t exist." }, { status: 404 });
  }
  return { paper, papers: await withPageErrors(printPapers(getShop(context), id.data, paper)) };
}

export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const name = loaderData?.paper ? PAPER_NAMES[loaderData.paper] : "Papers";
  return [{ title: `${name}, order ${params["id"]}` }];
};

export default function PapersRoute({ loaderData }: Route.ComponentProps) {
  return <PapersScreen {...loaderData} />;
}
