import { type ContextType, useContext, useState } from "react";
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";
import { COMING_SOON_ROUTE, STOREFRONT_LAYOUT_ROUTE } from "./content/storefront-layout-route.ts";
import { loadScripts, type PageManifest } from "./load-scripts.ts";
import { escapeJson } from "./seo/escape-json.ts";

type FrameworkContextValue = NonNullable<ContextType<typeof FrameworkContext>>;

/**
 * The scripts of a page. Public pages work without scripts, so theirs load after the visible content;
 * the admin's pages use the router's own Scripts.
 */
export function DeferredScripts() {
  const matches = useMatches();
  // State, because navigating between public and admin pages must not replace the script element.
  const [isPublic] = useState(() => matches.some(({ id }) => id === STOREFRONT_LAYOUT_ROUTE));
  // Rendered in the place of other pages, under their addresses: the router could not hydrate it.
  if (matches.some(({ id }) => id === COMING_SOON_ROUTE)) return null;
  return isPublic && !import.meta.env.DEV ? (
    <InlineLoader routeIds={matches.map(({ id }) => id)} />
  ) : (
    <Scripts />
  );
}

/** Replaces the router's Scripts: it has no option to load them later (decision 020). */
function InlineLoader({ routeIds }: { routeIds: string[] }) {
  const context = useContext(FrameworkContext);
  if (!context) throw new Error("DeferredScripts must be rendered within the router.");
  const [text] = useState(() => (import.meta.env.SSR ? loaderScript(context, routeIds) : " "));
  const html = { __html: text };
  return <script nonce={context.nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

function loaderScript(context: FrameworkContextValue, routeIds: string[]): string {
  const { manifest, renderMeta, serverHandoffString } = context;
  if (!serverHandoffString) return " ";
  // Tells the server entry that the page wants the loaders' data.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const { entry, url, version } = manifest;
  const routes = Object.fromEntries(
    routeIds.flatMap((id) => {
      const route = manifest.routes[id];
      return route ? [[id, route]] : [];
    }),
  );
  const pageManifest: PageManifest = { entry, routes, url, version };
  // The router treats missing flags as false.
  const json = escapeJson(pageManifest).replaceAll(/"\w+":false,/g, "");
  return `window.__reactRouterContext=${serverHandoffString};(${loadScripts.toString()})(${json})`;
}
