/** The link of a paragraph that holds nothing else; null of any other. */
export function readLoneLink(paragraph: HTMLElement, selector: string): HTMLAnchorElement | null {
  const link = paragraph.querySelector<HTMLAnchorElement>(`:scope > ${selector}`);
  return link &&
    link.textContent?.trim() === paragraph.textContent?.trim() &&
    link.textContent?.trim()
    ? link
    : null;
}
