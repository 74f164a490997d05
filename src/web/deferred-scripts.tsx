import { type ContextType, useContext, useState } from "react";
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";
import { STOREFRONT_LAYOUT_ROUTE } from "./content/storefront-layout-route.ts";
import { escapeJson } from "./seo/escape-json.ts";

type Router = NonNullable<ContextType<typeof FrameworkContext>>;

/**
 * The scripts of a page. A public page works without them, so there they come after what is to be seen;
 * the desk is nothing without them, and there they come first, as the router has it.
 */
export function DeferredScripts() {
  const matches = useMatches();
  // The document is taken over once: it keeps the scripts with which it came.
  const [isPublic] = useState(() => matches.some(({ id }) => id === STOREFRONT_LAYOUT_ROUTE));
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
  return `window.__reactRouterContext=${serverHandoffString};(${BEGIN})(${said})`;
}

/** Nobody waits longer for scripts than this many milliseconds, however long a picture takes. */
const LONGEST = 2000;

/**
 * Runs in the page, with the manifest of its routes: fetches all scripts side by side once the page and
 * its first pictures have been painted, or at the first touch, and gives them to the router, one by one
 * so that the page can answer in between. Until then it holds what the loaders said. Who goes back
 * before that, to where the address alone would change, has the page of that address loaded.
 */
const BEGIN = `manifest=>{
let begun,isWhole,said=[],context=window.__reactRouterContext,parts=r=>[r.clientLoaderModule,r.clientActionModule,r.clientMiddlewareModule,r.hydrateFallbackModule,r.module].filter(Boolean),
{entry,routes}=manifest,each=Object.values(routes),here=location.pathname+location.search,
begin=async()=>{
if(begun)return;begun=1;
const scripts=new Set([entry,...each].flatMap(r=>[...r.imports,...r===entry?[]:parts(r)]));
for(const href of[...scripts,entry.module])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
for(const script of scripts){await import(script);await new Promise(next=>setTimeout(next))}
const modules={};
for(const r of each)modules[r.id]=Object.assign({},...await Promise.all(parts(r).map(m=>import(m))));
window.__reactRouterManifest=manifest;
window.__reactRouterRouteModules=modules;
context.stream=new ReadableStream({start(stream){said.forEach(text=>stream.enqueue(text));if(isWhole)stream.close();else context.streamController=stream}}).pipeThrough(new TextEncoderStream());
import(entry.module)
};
context.streamController={enqueue(text){said.push(text)},close(){isWhole=1}};
addEventListener("load",()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:500}):setTimeout(begin,100));
for(const e of["pointerdown","keydown"])addEventListener(e,begin,{capture:true,once:true});
addEventListener("popstate",()=>{if(!window.__reactRouterDataRouter&&location.pathname+location.search!==here)location.reload()});
setTimeout(begin,${LONGEST})
}`;
