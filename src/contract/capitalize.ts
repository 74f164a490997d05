/** "row 3" → "Row 3". */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
