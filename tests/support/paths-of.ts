type Route = {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Route[] | undefined;
};

/** The address of every page, such as "/products/:id". */
export const pathsOf = (routes: Route[], parent = ""): string[] =>
  routes.flatMap((route) => {
    const path = route.path ? `${parent}/${route.path}` : parent;
    const own = route.path || route.index ? [path || "/"] : [];
    return [...own, ...pathsOf(route.children ?? [], path)];
  });
