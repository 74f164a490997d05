/** What grows into its likeness on the next page, known there by the same name. */
export const viewTransitionProps = (name: string) => ({
  className: "grows",
  style: { "--grows": name },
});
