import type { ServerBuild } from "react-router";

/** Ids are the paths of files; one route of the desk has another id. */
const OF_DESK = /^admin\//;

/** A build without the desk's routes. */
export function withoutDesk(build: ServerBuild): ServerBuild {
  const { routes, assets } = build;
  return {
    ...build,
    routes: onlyPublic(routes),
    assets: { ...assets, routes: onlyPublic(assets.routes) },
  };
}

const onlyPublic = <R extends { path?: string } | undefined>(routes: Record<string, R>) =>
  Object.fromEntries(
    Object.entries(routes).filter(
      ([id, route]) => !OF_DESK.test(id) && !OF_DESK.test(route?.path ?? ""),
    ),
  );
