type Press = { ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** Whether a key is pressed with Control, Command or Alt: such presses are the browser's or a shortcut's. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: Press): boolean =>
  ctrlKey || metaKey || altKey;
