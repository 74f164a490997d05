import { createContext, type ReactNode, useContext } from "react";

/** Depends on what it is told and on nothing else: it reads no context and makes no id. */
export type ContentComponent<Told> = (told: Told) => ReactNode;

/** The HTML of a content. */
export type MemoizeHtml = <Told extends object>(
  content: ContentComponent<Told>,
  told: Told,
) => string;

/** A server's memory of what it wrote. A browser has none: it works with elements and not with their text. */
export const MemoizeHtmlContext = createContext<MemoizeHtml | null>(null);

type Props<Told> = {
  as: "article" | "div" | "li";
  className: string;
  /** Of anything within. */
  onChange?: () => void;
  /** The same one at each rendering: what it remembers (`useState`) is remembered here. */
  content: ContentComponent<Told>;
  told: Told;
};

/**
 * An element whose content a server writes once for each thing it is told, on whatever page it stands
 * next: most of a list is cards that were on a page before.
 */
export function MemoizedHtml<Told extends object>(props: Props<Told>) {
  const { as: Element, className, onChange, content, told } = props;
  const write = useContext(MemoizeHtmlContext);
  if (write) {
    const html = { __html: write(content, told) };
    return <Element className={className} dangerouslySetInnerHTML={html} />;
  }
  // As a component of its own it would be one more for each card that is taken over.
  return (
    <Element className={className} onChange={onChange}>
      {content(told)}
    </Element>
  );
}
