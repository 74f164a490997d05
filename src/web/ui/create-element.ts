/** @param className of the element; "" for none */
export function createElement(
  name: string,
  className: string,
  ...content: (string | Node)[]
): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...content);
  return element;
}
