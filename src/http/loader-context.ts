import { createContext, type RouterContextProvider } from "react-router";
import type { Shop } from "#domain/shop.ts";
import type { Viewer } from "#domain/viewer.ts";
import type { RequestContext } from "./request-context.ts";

/** What a page's loader finds with its request: the shop, and who is looking. */
export const shopContext = createContext<Shop>();
export const requestContext = createContext<RequestContext>();
/** Where a rendered page leaves its bytes. */
export type PageBytes = { page: Buffer<ArrayBuffer> | null };
/** As the body of an answer the router would have them turned into a stream, to see that there is one. */
export const pageBytesContext = createContext<PageBytes>();

type Context = Readonly<RouterContextProvider>;

export const getShop = (context: Context): Shop => context.get(shopContext);

export const getViewer = (context: Context): Viewer =>
  context.get(requestContext).user ? "admin" : "visitor";
