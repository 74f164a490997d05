import type { ComponentProps, ReactNode } from "react";
import { escapeJson } from "#web/seo/escape-json.ts";
import "./island.css";

/** The components of islands, by name; each is the default export of its file, a chunk of its own. */
type Islands = {
  inquiry: typeof import("./inquiry/inquiry.island.tsx").default;
  "ring-size": typeof import("./ring-size/ring-size.island.tsx").default;
  shortlist: typeof import("./shortlist/shortlist.island.tsx").default;
  suggestions: typeof import("./suggestions/suggestions.island.tsx").default;
  viewer: typeof import("./viewer/viewer.island.tsx").default;
};

export type IslandName = keyof Islands;

/** What the ids begin with that the server and the browser give to the elements of an island. */
export const ISLAND_IDS = "island";

/** What the page script gives to an island that a press or the focus opened. */
export type Opened = {
  /** The link or field in the island. */
  opener: HTMLElement;
  /** Takes the island's component away again. */
  onClose: () => void;
};

type Props<Name extends IslandName> = {
  name: Name;
  /**
   * "press" of the link and "focus" of the field in it: the component is added beside what is there. "visible": it
   * takes over what the server rendered of it.
   */
  on: "press" | "focus" | "visible";
  props: Omit<ComponentProps<Islands[Name]>, keyof Opened>;
  /** What is there without scripts. */
  children: ReactNode;
};

/** A part of a document that needs React in the browser. Its code is loaded when it is about to be used. */
export const Island = <Name extends IslandName>({ name, on, props, children }: Props<Name>) => (
  <div className="island" data-island={name} data-on={on}>
    {children}
    <script dangerouslySetInnerHTML={{ __html: escapeJson(props) }} type="application/json" />
  </div>
);

/** The props that an island was rendered with. */
export function readProps(island: Element | null): object {
  const json = island?.querySelector(":scope > script")?.textContent;
  return JSON.parse(json ?? "{}");
}
