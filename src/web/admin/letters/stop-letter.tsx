import type { Letter } from "#contract/newsletter/letters.ts";
import { useStopLetter } from "./use-stop-letter.ts";

/** Stops a letter that is on its way. */
export function StopLetter({ letter }: { letter: Letter }) {
  const stop = useStopLetter();
  return (
    <button
      className="btn quiet"
      disabled={stop.isPending}
      onClick={() => stop.mutate(letter.id)}
      type="button"
    >
      Stop
      <span className="sr"> {letter.subject}</span>
    </button>
  );
}
