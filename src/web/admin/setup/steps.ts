import { countOf } from "#contract/count-of.ts";
import type { Setup } from "#contract/settings/setup.ts";
import { formatPrice } from "#contract/decimals.ts";

/** The titles of steps, said on their screens, too. */
export const NAME_TITLE = "Your shop’s name and contact";
export const PHOTO_TITLE = "A photo for the top of your home page";

export type Step = {
  title: string;
  /** One sentence for a step that is still to do. */
  about: string;
  minutes: number;
  to: string;
  isOptional?: boolean;
  /** What was entered; null while the step is still to do. */
  done: string | null;
};

/** The steps of the setup in their order, each with what was entered. */
export const listSteps = (setup: Setup): Step[] => [
  {
    title: NAME_TITLE,
    about: "So people know whose shop it is and how to reach you.",
    minutes: 2,
    to: "/admin/setup/name",
    done: describeName(setup),
  },
  {
    title: "Your first piece",
    about: "All you need is a photo, a name, and a price.",
    minutes: 2,
    to: setup.firstPiece ? `/admin?edit=${setup.firstPiece.id}` : "/admin?edit=new",
    done: describePieces(setup),
  },
  {
    title: PHOTO_TITLE,
    about: "One wide photo. A phone photo is fine.",
    minutes: 2,
    to: "/admin/setup/photo",
    done: setup.topPhoto && `With your headline “${setup.topPhoto.title}”`,
  },
  {
    title: "About you",
    about: "A few sentences in your own words.",
    minutes: 5,
    to: "/admin/setup/about",
    done: describeStory(setup),
  },
  {
    title: "Email",
    about: setup.mailFailure
      ? `The last email wasn’t sent. ${setup.mailFailure}`
      : "So the shop can send your letters. Until then, the inquiry button opens the visitor’s own email app.",
    minutes: 3,
    to: "/admin/setup/email",
    isOptional: true,
    done: setup.canSendMail ? "Set up" : null,
  },
  {
    title: "Publish",
    about: "Check your home page, then open your shop.",
    minutes: 1,
    to: "/admin/setup/publish",
    done: setup.isOpen ? "Your shop is open" : null,
  },
];

/** The first step still to do that is needed, as a place in the list; the last one when none is. */
export function nextStep(steps: Step[]): number {
  const place = steps.findIndex(({ done, isOptional }) => done === null && !isOptional);
  return place < 0 ? steps.length - 1 : place;
}

/** What keeps the shop from opening; null when nothing does. */
export function whyClosed({ settings, pieces }: Setup): string | null {
  if (!settings.businessName && pieces === 0)
    return "Enter your shop’s name and add a piece first.";
  if (!settings.businessName) return "Enter your shop’s name first.";
  return pieces === 0 ? "Add a piece first." : null;
}

function describeName({ settings }: Setup): string | null {
  const { businessName, city, state } = settings;
  return businessName ? [businessName, city, state].filter(Boolean).join(", ") : null;
}

function describePieces({ firstPiece, pieces }: Setup): string | null {
  if (!firstPiece) return null;
  const first = `${firstPiece.name}, ${formatPrice(firstPiece.price)}`;
  return pieces === 1 ? first : `${first}, and ${pieces - 1} more`;
}

function describeStory({ settings }: Setup): string | null {
  const words = settings.artistStory.split(/\s+/).filter(Boolean).length;
  if (words === 0) return null;
  return countOf(words, "word");
}

/** Where "Save and continue" of a step leads: to the next step still to do, else to the list. @param number from 1 */
export const stepAfter = (setup: Setup, number: number): string =>
  listSteps(setup)
    .slice(number)
    .find(({ done }) => done === null)?.to ?? "/admin/setup";
