import { expect, test } from "vitest";
import type { Setup } from "#contract/settings/setup.ts";
import { listSteps, nextStep, whyClosed } from "./steps.ts";

const NEW: Setup = {
  isOpen: false,
  settings: {
    businessName: "",
    blurb: "",
    artistName: "",
    artistStory: "",
    portrait: null,
    city: "",
    state: "",
    phone: "",
    email: "",
  },
  firstPiece: null,
  pieces: 0,
  topPhoto: null,
  isMailSetUp: false,
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
    isMailSetUp: true,
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
