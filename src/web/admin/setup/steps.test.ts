import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#contract/settings/default-settings.ts";
import type { Setup } from "#contract/settings/setup.ts";
import { listSteps, nextStep, whyClosed } from "./steps.ts";

const NEW: Setup = {
  isOpen: false,
  settings: { ...DEFAULT_SETTINGS, updatedAt: null },
  firstPiece: null,
  pieces: 0,
  topPhoto: null,
  canSendMail: false,
  subscribers: 0,
  hasSample: false,
};
const NAMED: Setup = {
  ...NEW,
  settings: { ...NEW.settings, businessName: "Calloway Jewelry", state: "Virginia" },
};
const WITH_PIECE: Setup = {
  ...NAMED,
  firstPiece: { id: 7, name: "Dragonfly Pin", price: "390.00" },
  pieces: 1,
};

test("says of each step that is done what was entered", () => {
  expect(listSteps(NEW).map(({ done }) => done)).toEqual([null, null, null, null, null, null]);
  const setup = {
    ...WITH_PIECE,
    pieces: 3,
    topPhoto: { title: "Made by hand" },
    settings: { ...NAMED.settings, artistStory: "I make pins.\n\nWrite to me." },
    canSendMail: true,
    isOpen: true,
  };
  expect(listSteps(setup).map(({ done }) => done)).toEqual([
    "Calloway Jewelry, Virginia",
    "Dragonfly Pin, $390.00, and 2 more",
    "With your headline “Made by hand”",
    "6 words",
    "Set up",
    "Your shop is open",
  ]);
});

test("email that failed is still to do, and says what failed", () => {
  const step = listSteps({ ...NEW, mailFailure: "The email server didn’t accept the password." });
  expect(step[4]).toMatchObject({
    done: null,
    about: "The last email wasn’t sent. The email server didn’t accept the password.",
  });
});

test("the next step is the first one to do, email aside, and then publishing", () => {
  expect(nextStep(listSteps(NEW))).toBe(0);
  expect(nextStep(listSteps(WITH_PIECE))).toBe(2);
  const ready = {
    ...WITH_PIECE,
    topPhoto: { title: "Made by hand" },
    settings: { ...NAMED.settings, artistStory: "I make pins." },
  };
  expect(nextStep(listSteps(ready))).toBe(5);
  expect(nextStep(listSteps({ ...ready, isOpen: true }))).toBe(5);
});

test("a shop opens with a name and a piece", () => {
  expect(whyClosed(NEW)).toBe("Enter your shop’s name and add a piece first.");
  expect(whyClosed(NAMED)).toBe("Add a piece first.");
  expect(whyClosed({ ...WITH_PIECE, settings: NEW.settings })).toBe(
    "Enter your shop’s name first.",
  );
  expect(whyClosed(WITH_PIECE)).toBeNull();
});

/** What each step but the last stores. */
const DO: ((setup: Setup) => Setup)[] = [
  ({ settings, ...setup }) => ({ ...setup, settings: { ...settings, businessName: "Calloway" } }),
  (setup) => ({ ...setup, firstPiece: WITH_PIECE.firstPiece, pieces: 1 }),
  (setup) => ({ ...setup, topPhoto: { title: "Made by hand" } }),
  ({ settings, ...setup }) => ({ ...setup, settings: { ...settings, artistStory: "I make." } }),
  (setup) => ({ ...setup, canSendMail: true }),
];
const EMAIL = 4;
const orders = (steps: number[]): number[][] =>
  steps.length === 0
    ? [[]]
    : steps.flatMap((step) =>
        orders(steps.filter((each) => each !== step)).map((rest) => [step, ...rest]),
      );

test("the steps can be done in each of their orders", () => {
  const all = orders([...DO.keys()]);
  expect(all).toHaveLength(120);
  for (const order of all) {
    let setup = NEW;
    const done = new Set<number>();
    for (const step of order) {
      setup = DO[step]?.(setup) ?? setup;
      done.add(step);
      const steps = listSteps(setup);
      const isDone = steps.slice(0, DO.length).map((each) => each.done !== null);
      expect(isDone).toEqual([...DO.keys()].map((each) => done.has(each)));
      const needed = [...DO.keys()].find((each) => each !== EMAIL && !done.has(each));
      expect([order, nextStep(steps)]).toEqual([order, needed ?? DO.length]);
      expect(whyClosed(setup) === null).toBe(done.has(0) && done.has(1));
    }
  }
});
