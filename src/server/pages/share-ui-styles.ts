import type { ServerBuild } from "react-router";

/** The styles of web/ui, which every page has. vite.config.ts names their chunk. */
const UI_STYLES = /\/ui-[\w-]+\.css#$/;

/**
 * Takes the "#" from the address of web/ui's styles. React Router adds it to styles that a lazy script needs
 * too: Vite then loads them once more, after the page's own, since the page may be left and its styles
 * removed. These are never removed, and a second copy would win over the page's own rules.
 */
export function shareUiStyles(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.assets.routes).map(([id, route]) => [
    id,
    route && { ...route, css: route.css?.map((href) => withoutMark(href)) },
  ]);
  return { ...build, assets: { ...build.assets, routes: Object.fromEntries(routes) } };
}

const withoutMark = (href: string): string => (UI_STYLES.test(href) ? href.slice(0, -1) : href);
