import { createContext, type RouterContextProvider } from "react-router";
import type { DatabaseUnavailableError } from "#domain/errors.ts";
import type { Shop } from "#domain/shop.ts";
import { toViewer, type Viewer } from "#domain/viewer.ts";
import type { RequestContext } from "./request-context.ts";

/** Context of loaders and actions: the shop and the request. */
export const shopContext = createContext<Shop>();
export const requestContext = createContext<RequestContext>();
/** What entry.server passes beside the response. */
export type PageOutput = {
  /** Why no page could be rendered: the page of the error boundary would need the database, too. */
  databaseError: DatabaseUnavailableError | null;
};
export const pageOutputContext = createContext<PageOutput>();

type Context = Readonly<RouterContextProvider>;

export const getShop = (context: Context): Shop => context.get(shopContext);

export const getViewer = (context: Context): Viewer => toViewer(context.get(requestContext).user);
