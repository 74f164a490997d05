import type { ReactNode } from "react";
import { escapeJson } from "#web/seo/escape-json.ts";
import type { Opened } from "./island-props.ts";
import "./island.css";

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
