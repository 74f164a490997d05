import type { ReactNode } from "react";
import { escapeJson } from "#web/seo/escape-json.ts";
import "./island.css";

/** What the ids begin with that the server and the browser give to the elements of an island. */
export const ISLAND_IDS = "island";

/** What the page script gives to an island that a press or the focus opened. */
export type Opened = {
  /** The link or field in the island. */
  opener: HTMLElement;
  /** Takes the island's component away again. */
  onClose: () => void;
};

type IslandComponent = (props: never) => ReactNode;

type Props<Component extends IslandComponent> = {
  /** The component is the default export of `<name>.island.tsx`, a chunk of its own. */
  name: string;
  /**
   * "press" of the link and "focus" of the field in it: the component is added beside what is there. "visible": it
   * hydrates what the server rendered of it.
   */
  on: "press" | "focus" | "visible";
  props: Omit<Parameters<Component>[0], keyof Opened>;
  /** What is there without scripts. */
  children: ReactNode;
};

/** A part of a document that needs React in the browser. Its code is loaded when it is about to be used. */
export const Island = <Component extends IslandComponent>({
  name,
  on,
  props,
  children,
}: Props<Component>) => (
  <div className="island" data-island={name} data-on={on}>
    {children}
    {Object.keys(props).length > 0 && (
      <script dangerouslySetInnerHTML={{ __html: escapeJson(props) }} type="application/json" />
    )}
  </div>
);

/** The props that an island was rendered with. */
export function readProps(island: Element | null): object {
  const json = island?.querySelector(":scope > script")?.textContent;
  return JSON.parse(json ?? "{}");
}
