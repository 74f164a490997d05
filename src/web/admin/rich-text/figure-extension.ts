import { Node } from "@tiptap/core";

/** One photo, or two side by side. "" means no second one. */
export type FigureAttributes = {
  src: string;
  alt: string;
  secondSrc: string;
  secondAlt: string;
};

/** One or two pictures with a caption. A lone image is parsed as a figure without one. */
export const FigureExtension = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,

  addAttributes: () => ({
    src: { default: "" },
    alt: { default: "" },
    secondSrc: { default: "" },
    secondAlt: { default: "" },
  }),

  parseHTML: () => [
    {
      tag: "figure",
      getAttrs: (figure) => readPictures([...figure.querySelectorAll("img")]),
      contentElement: (figure: HTMLElement) =>
        figure.querySelector("figcaption") ?? document.createElement("figcaption"),
    },
    { tag: "img", getAttrs: (picture) => readPictures([picture]) },
  ],

  renderHTML: ({ node }) => {
    const { src, alt, secondSrc, secondAlt } = node.attrs as FigureAttributes;
    const second = secondSrc ? [["img", { src: secondSrc, alt: secondAlt }] as const] : [];
    return ["figure", ["img", { src, alt }], ...second, ["figcaption", 0]];
  },
});

/** Images that the server would remove are not inserted, for example those of a pasted email. */
function readPictures(pictures: Element[]): FigureAttributes | false {
  const [first, second] = pictures
    .map((picture) => ({
      src: picture.getAttribute("src") ?? "",
      alt: picture.getAttribute("alt") ?? "",
    }))
    .filter(({ src }) => isAllowedPicture(src));
  return (
    first !== undefined && {
      ...first,
      secondSrc: second?.src ?? "",
      secondAlt: second?.alt ?? "",
    }
  );
}

const isAllowedPicture = (src: string): boolean =>
  /^https:\/\//i.test(src) || /^\/(media|images|sample)\/[^/\\]/.test(src);
