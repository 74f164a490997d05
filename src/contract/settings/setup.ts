import type { StoredSettings } from "./settings.ts";

/** How far the setup of a shop is. What a step was not given is null or "". */
export type Setup = {
  isOpen: boolean;
  settings: StoredSettings;
  /** The piece that was added first, and how many there are. */
  firstPiece: { id: number; name: string; price: string } | null;
  pieces: number;
  /** The photo at the top of the home page, with its headline. */
  topPhoto: { title: string } | null;
  /** Whether emails leave the shop: a test or a mail has succeeded. */
  canSendMail: boolean;
  /** What the last test or mail failed of and how to fix it. */
  mailFailure?: string;
  subscribers: number;
  /** Whether anything of the sample shop is left. */
  hasSample: boolean;
};
