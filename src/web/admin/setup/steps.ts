import type { Setup } from "#contract/settings/setup.ts";
import { formatPrice } from "#contract/decimals.ts";
import { MESSAGES } from "./messages.ts";

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
    title: MESSAGES.name.title,
    about: MESSAGES.name.about,
    minutes: 2,
    to: "/admin/setup/name",
    done: describeName(setup),
  },
  {
    title: MESSAGES.piece.title,
    about: MESSAGES.piece.about,
    minutes: 2,
    to: setup.firstPiece ? `/admin?edit=${setup.firstPiece.id}` : "/admin?edit=new",
    done: describePieces(setup),
  },
  {
    title: MESSAGES.photo.title,
    about: MESSAGES.photo.about,
    minutes: 2,
    to: "/admin/setup/photo",
    done: setup.topPhoto && MESSAGES.photo.withHeadline(setup.topPhoto.title),
  },
  {
    title: MESSAGES.about.title,
    about: MESSAGES.about.about,
    minutes: 5,
    to: "/admin/setup/about",
    done: describeStory(setup),
  },
  {
    title: MESSAGES.email.title,
    about: setup.mailFailure ? MESSAGES.email.failed(setup.mailFailure) : MESSAGES.email.about,
    minutes: 3,
    to: "/admin/setup/email",
    isOptional: true,
    done: setup.canSendMail ? MESSAGES.email.setUp : null,
  },
  {
    title: MESSAGES.publish.title,
    about: MESSAGES.publish.about,
    minutes: 1,
    to: "/admin/setup/publish",
    done: setup.isOpen ? MESSAGES.publish.isOpen : null,
  },
];

/** The first step still to do that is needed, as a place in the list; the last one when none is. */
export function nextStep(steps: Step[]): number {
  const place = steps.findIndex(({ done, isOptional }) => done === null && !isOptional);
  return place < 0 ? steps.length - 1 : place;
}

/** What keeps the shop from opening; null when nothing does. */
export function whyClosed({ settings, pieces }: Setup): string | null {
  if (!settings.businessName && pieces === 0) return MESSAGES.publish.nameAndPieceFirst;
  if (!settings.businessName) return MESSAGES.publish.nameFirst;
  return pieces === 0 ? MESSAGES.publish.pieceFirst : null;
}

function describeName({ settings }: Setup): string | null {
  const { businessName, city, state } = settings;
  return businessName ? [businessName, city, state].filter(Boolean).join(", ") : null;
}

function describePieces({ firstPiece, pieces }: Setup): string | null {
  if (!firstPiece) return null;
  const first = `${firstPiece.name}, ${formatPrice(firstPiece.price)}`;
  return pieces === 1 ? first : MESSAGES.piece.andMore(first, pieces - 1);
}

function describeStory({ settings }: Setup): string | null {
  const words = settings.artistStory.split(/\s+/).filter(Boolean).length;
  if (words === 0) return null;
  return MESSAGES.about.words(words);
}

/** Where "Save and continue" of a step leads: to the next step still to do, else to the list. @param number from 1 */
export const stepAfter = (setup: Setup, number: number): string =>
  listSteps(setup)
    .slice(number)
    .find(({ done }) => done === null)?.to ?? "/admin/setup";
