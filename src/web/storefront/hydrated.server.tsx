import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { ISLAND_IDS } from "./island-props.ts";

/** What an island hydrates: rendered by itself, as the browser renders it. */
export const Hydrated = ({ children }: { children: ReactNode }) => (
  <div
    className="island"
    dangerouslySetInnerHTML={{ __html: renderToString(children, { identifierPrefix: ISLAND_IDS }) }}
  />
);
