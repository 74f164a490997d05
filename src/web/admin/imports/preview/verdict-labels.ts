/** How items are counted before it is done, after, and once it is undone. */
export const VERDICT_LABELS = {
  add: { planned: "New", done: "Added", undone: "Removed" },
  change: { planned: "To change", done: "Changed", undone: "Changed back" },
  skip: { planned: "Unchanged", done: "Unchanged", undone: "Unchanged" },
  refuse: { planned: "Refused", done: "Refused", undone: "Refused" },
  doubtful: { planned: "To review", done: "To review", undone: "To review" },
};
