/** Props of an element that morphs into the element of the same name on the next page (view transition). */
export const viewTransitionProps = (name: string) => ({
  className: "view-transition",
  style: { "--view-transition-name": name },
});
