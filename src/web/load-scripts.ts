/* oxlint-disable no-underscore-dangle, consistent-function-scoping, max-lines-per-function --
   React Router names these globals; the function is inlined by its source text and must be self-contained. */
export type PageManifest = {
  entry: { imports: string[]; module: string };
  /** The routes of this page by id. */
  routes: Record<string, RouteScripts>;
  url: string;
  version: string;
};

type RouteScripts = {
  id: string;
  module: string;
  imports?: string[] | undefined;
  clientLoaderModule?: string | undefined;
  clientActionModule?: string | undefined;
  clientMiddlewareModule?: string | undefined;
  hydrateFallbackModule?: string | undefined;
};

/** The globals through which React Router's server rendering reaches its entry in the browser. */
declare global {
  interface Window {
    __reactRouterContext: {
      stream: ReadableStream<Uint8Array>;
      streamController: { enqueue: (text: string) => void; close: () => void };
    };
    __reactRouterManifest: PageManifest;
    __reactRouterRouteModules: Record<string, object>;
    /** Set on hydration. */
    __reactRouterDataRouter?: object;
  }
}

/**
 * Loads the scripts of a page after its pictures: when the browser is idle after `load`, at the first
 * press of a pointer or key, after 2 seconds at the latest. It imports them one by one, with a task
 * between two, so that the page stays responsive, and buffers the loaders' data until then. It is
 * inlined into the page by its source text: it must not refer to anything outside of itself.
 */
export function loadScripts(manifest: PageManifest): void {
  const context = window.__reactRouterContext;
  const routes = Object.values(manifest.routes);
  const address = () => location.pathname + location.search;
  const firstAddress = address();
  const buffer: string[] = [];
  let isComplete = false;
  let isStarted = false;

  const modulesOf = (route: RouteScripts) =>
    [
      route.clientLoaderModule,
      route.clientActionModule,
      route.clientMiddlewareModule,
      route.hydrateFallbackModule,
      route.module,
    ].filter((module) => module !== undefined);

  const load = async () => {
    const { entry } = manifest;
    const scripts = new Set([
      ...entry.imports,
      ...routes.flatMap((route) => [...(route.imports ?? []), ...modulesOf(route)]),
    ]);
    for (const href of [...scripts, entry.module]) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    }
    for (const script of scripts) {
      await import(/* @vite-ignore */ script);
      await new Promise((resolve) => setTimeout(resolve));
    }
    const modules: Record<string, object> = {};
    for (const route of routes) {
      const loaded = modulesOf(route).map((module) => import(/* @vite-ignore */ module));
      modules[route.id] = Object.assign({}, ...(await Promise.all(loaded)));
    }
    window.__reactRouterManifest = manifest;
    window.__reactRouterRouteModules = modules;
    const data = new ReadableStream<string>({
      start(controller) {
        for (const text of buffer) controller.enqueue(text);
        if (isComplete) controller.close();
        else context.streamController = controller;
      },
    });
    context.stream = data.pipeThrough(new TextEncoderStream());
    void import(/* @vite-ignore */ entry.module);
  };

  const start = () => {
    if (!isStarted) void load();
    isStarted = true;
  };

  context.streamController = {
    enqueue: (text) => buffer.push(text),
    close: () => {
      isComplete = true;
    },
  };
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 500 });
    else setTimeout(start, 100);
  });
  for (const event of ["pointerdown", "keydown"]) {
    addEventListener(event, start, { capture: true, once: true });
  }
  // Without a router yet, Back changes the address only: load its page.
  addEventListener("popstate", () => {
    if (!window.__reactRouterDataRouter && address() !== firstAddress) location.reload();
  });
  setTimeout(start, 2000);
}
