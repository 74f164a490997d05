import { Node } from "@tiptap/core";

type FigureAttributes = { src: string; alt: string };

/** A picture with a caption. A lone image is parsed as a figure without one. */
export const FigureExtension = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,

  addAttributes: () => ({ src: { default: "" }, alt: { default: "" } }),

  parseHTML: () => [
    {
      tag: "figure",
      getAttrs: (figure) => readPicture(figure.querySelector("img")),
      contentElement: (figure: HTMLElement) =>
        figure.querySelector("figcaption") ?? document.createElement("figcaption"),
    },
    { tag: "img", getAttrs: readPicture },
  ],

  renderHTML: ({ node }) => {
    const { src, alt } = node.attrs as FigureAttributes;
    return ["figure", ["img", { src, alt }], ["figcaption", 0]];
  },
});

/** Images that the server would remove are not inserted, for example those of a pasted email. */
function readPicture(picture: Element | null): FigureAttributes | false {
  const src = picture?.getAttribute("src") ?? "";
  const mayStand = /^https:\/\//i.test(src) || /^\/(media|images|sample)\/[^/\\]/.test(src);
  return mayStand && { src, alt: picture?.getAttribute("alt") ?? "" };
}
