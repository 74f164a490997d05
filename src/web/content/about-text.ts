/** The "How the work is done" section of the About page. */
export const CRAFT_POINTS = [
  {
    title: "Custom Design",
    text: "Most pieces begin as a conversation. I draw until the drawing is yours, model it in wax or paper so that you can hold the size in your hand, and only then light the torch.",
  },
  {
    title: "Traditional Techniques",
    text: "Sawing, forging, soldering, setting and polishing are done by hand at the bench, with tools a goldsmith of a hundred years ago would know. A hammered surface is hammered, never cast to look so.",
  },
  {
    title: "Quality Materials",
    text: "Solid gold from 9 to 18 karat and sterling silver, stamped for what they are. Stones are chosen one by one, in north light, for how they look when you move.",
  },
] as const;
