type PressedBy<Selector> = Selector extends `a[${string}` ? HTMLAnchorElement : HTMLElement;

/** Calls back with the element of a selector that is pressed, or within which a press is. */
export function onPress<Selector extends string>(
  selector: Selector,
  press: (pressed: PressedBy<Selector>, event: MouseEvent) => void,
): void {
  document.addEventListener("click", (event) => {
    const { target } = event;
    const pressed = target instanceof Element && target.closest<PressedBy<Selector>>(selector);
    if (pressed) press(pressed, event);
  });
}
