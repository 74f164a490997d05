/** Longer names, in characters, get a smaller font. */
const LONG_NAME = 45;

/** The name of a piece as the heading of its page, into which the name on its tile grows. */
export const PieceName = ({ id, name }: { id: number; name: string }) => (
  <h1
    className={name.length > LONG_NAME ? "view-transition long" : "view-transition"}
    style={{ "--view-transition-name": `piece-name-${id}` }}
  >
    {name}
  </h1>
);
