import { createContext, type RouterContextProvider } from "react-router";
import type { Shop } from "#domain/shop.ts";
import type { Viewer } from "#domain/viewer.ts";
import type { RequestContext } from "./request-context.ts";

/** Context of loaders and actions: the shop and the request. */
export const shopContext = createContext<Shop>();
export const requestContext = createContext<RequestContext>();
/** The rendered page, which entry.server sets. */
export type PageBytes = { page: Buffer<ArrayBuffer> | null };
/** Passed beside the response, since React Router would convert a response body into a stream. */
export const pageBytesContext = createContext<PageBytes>();

type Context = Readonly<RouterContextProvider>;

export const getShop = (context: Context): Shop => context.get(shopContext);

export const getViewer = (context: Context): Viewer =>
  context.get(requestContext).user ? "admin" : "visitor";
