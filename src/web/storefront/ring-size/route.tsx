import { idParam } from "#contract/field-schemas.ts";
import { listVisibleByIds } from "#domain/catalogue/products/list-visible-by-ids.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import { useLayoutData } from "../layout/use-layout-data.ts";
import type { Route } from "./+types/route.ts";
import { RingSizePage } from "./ring-size-page.tsx";
import { MESSAGES } from "./messages.ts";

const PATH = "/ring-size";

/** The ring that a visitor comes from, if any. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const id = idParam.safeParse(url.searchParams.get("piece"));
  if (!id.success) return { piece: null };
  const [piece] = await withPageErrors(listVisibleByIds(getShop(context), [id.data]));
  return { piece: piece ?? null };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), {
    title: MESSAGES.title,
    description: MESSAGES.description,
    path: PATH,
  });

export default function RingSize({ loaderData }: Route.ComponentProps) {
  const layoutData = useLayoutData();
  const crumbs = [{ name: MESSAGES.title, path: PATH }];
  return (
    <>
      <RingSizePage {...loaderData} />
      <JsonLd data={import.meta.env.SSR && breadcrumbs(layoutData, crumbs)} />
    </>
  );
}
