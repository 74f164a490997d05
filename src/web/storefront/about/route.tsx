import { getNamedSettings } from "#domain/infrastructure/settings/get-named-settings.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { pageMeta } from "#web/seo/page-meta.ts";
import { siteOf } from "#web/seo/site.ts";
import type { Route } from "./+types/route.ts";
import { AboutPage } from "./about-page.tsx";
import { MESSAGES } from "./messages.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { artistName, artistStory, portrait, studioPhotos } = await withPageErrors(
    getNamedSettings(getShop(context)),
  );
  return { artistName, artistStory, portrait, studioPhotos };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(siteOf(matches), {
    title: MESSAGES.title(loaderData?.artistName ?? ""),
    description: loaderData?.artistStory ?? "",
    path: "/about",
  });

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
