import { getShop } from "#http/loader-context.ts";
import { pageMeta } from "#web/seo/page-meta.ts";
import { nameInTitles, siteOf } from "#web/seo/site.ts";
import type { Route } from "./+types/route.ts";
import { HomePage } from "./home-page.tsx";
import { loadHome } from "./load-home.server.ts";
import { MESSAGES } from "./messages.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadHome(getShop(context));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  const { city, state, blurb } = site?.settings ?? {};
  const place = [city, state].filter(Boolean).join(", ");
  return pageMeta(site, {
    title: [site ? nameInTitles(site) : MESSAGES.title, place].filter(Boolean).join(", "),
    description: [blurb, loaderData?.hero?.texts[0]].filter(Boolean).join(" "),
    path: "/",
    picture: loaderData?.hero?.picture,
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
