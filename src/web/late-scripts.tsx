import { type ContextType, useContext, useState } from "react";
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";
import { FRAME_ROUTE } from "./content/frame-route.ts";
import { escapeJson } from "./seo/escape-json.ts";

type Router = NonNullable<ContextType<typeof FrameworkContext>>;

/**
 * The scripts of a page. A public page works without them, so there they come after what is to be seen;
 * the desk is nothing without them, and there they come first, as the router has it.
 */
export function LateScripts() {
  const matches = useMatches();
  // The document is taken over once: it keeps the scripts with which it came.
  const [isPublic] = useState(() => matches.some(({ id }) => id === FRAME_ROUTE));
  return isPublic && !import.meta.env.DEV ? (
    <After ids={matches.map(({ id }) => id)} />
  ) : (
    <Scripts />
  );
}

/** In place of the router's Scripts: the same values under the same names, at another time. */
function After({ ids }: { ids: string[] }) {
  const router = useContext(FrameworkContext);
  if (!router) throw new Error("Scripts stand within the router only.");
  const [text] = useState(() => writeBeginning(router, ids));
  const html = { __html: text };
  return <script nonce={router.nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** Only a server writes it; in the browser it has done its work. */
function writeBeginning(router: Router, ids: string[]): string {
  const { manifest, renderMeta, serverHandoffString } = router;
  if (!serverHandoffString) return " ";
  // By this the router knows that its data are wanted in the page.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  const { entry, url, version } = manifest;
  // What is not said is false.
  const said = escapeJson({ entry, routes, url, version }).replaceAll(/"\w+":false,/g, "");
  return `window.__reactRouterContext=${serverHandoffString};${OPEN_STREAM}(${BEGIN})(${said})`;
}

const OPEN_STREAM = `{let c=window.__reactRouterContext;c.stream=new ReadableStream({start(s){c.streamController=s}}).pipeThrough(new TextEncoderStream())}`;

/** Nobody waits longer for scripts than this many milliseconds, however long a picture takes. */
const LONGEST = 2000;

/**
 * Runs in the page, with the manifest of its routes: fetches all scripts side by side once the page and
 * its first pictures have been painted, or at the first touch, and gives them to the router. Who goes
 * back before that, to where the address alone would change, has the page of that address loaded.
 */
const BEGIN = `manifest=>{
let begun, parts=r=>[r.clientLoaderModule,r.clientActionModule,r.clientMiddlewareModule,r.hydrateFallbackModule,r.module].filter(Boolean),
{entry,routes}=manifest,here=location.pathname+location.search,
begin=async()=>{
if(begun)return;begun=1;
for(const href of new Set([entry,...Object.values(routes)].flatMap(r=>[...parts(r),...r.imports])))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const modules={};
await Promise.all(Object.values(routes).map(async r=>modules[r.id]=Object.assign({},...await Promise.all(parts(r).map(m=>import(m))))));
window.__reactRouterManifest=manifest;
window.__reactRouterRouteModules=modules;
import(entry.module)
};
addEventListener("load",()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:500}):setTimeout(begin,100));
for(const e of["pointerdown","keydown"])addEventListener(e,begin,{capture:true,once:true});
addEventListener("popstate",()=>{if(!window.__reactRouterDataRouter&&location.pathname+location.search!==here)location.reload()});
setTimeout(begin,${LONGEST})
}`;
