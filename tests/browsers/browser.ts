/** A visible element of a page. */
export type PageElement = {
  press: () => Promise<void>;
  /** Types a text in place of what a field holds. */
  fill: (text: string) => Promise<void>;
  pressEnter: () => Promise<void>;
  /** The text as a reader sees it. */
  text: () => Promise<string>;
};

/** A browser with one page, as the journeys drive it, whatever its protocol. */
export type Browser = {
  open: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** The visible elements that an XPath finds, in the order of the document. */
  find: (xpath: string) => Promise<PageElement[]>;
  /** Gives files to a file field, which may be hidden. */
  chooseFiles: (selector: string, files: string[]) => Promise<void>;
  /** Presses the pointer at one point of the page and releases it at another. */
  drag: (from: Point, to: Point) => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** What the page has reported as an error so far. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type Point = { x: number; y: number };

export type WindowSize = { width: number; height: number };
