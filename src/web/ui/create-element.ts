/** An element with a class, if any, and its content. */
export function createElement(
  name: string,
  className = "",
  ...content: (string | Node)[]
): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
}
