import { z } from "../zod.ts";
import { idSchema } from "../field-schemas.ts";
import type { PieceCare } from "../catalogue/piece-care.ts";
import type { Picture } from "../media/media.ts";
import type { Order } from "./orders.ts";
import type { CareSection } from "../settings/care-sections.ts";
import type { PaperSize } from "../settings/settings.ts";

export const PAPERS = [
  "receipt",
  "certificate",
  "valuation",
  "packing-slip",
  "gift-receipt",
  "care",
] as const;
export type Paper = (typeof PAPERS)[number];

/** A piece of the order that has no date made. */
const undatedPieceSchema = z.object({
  itemId: idSchema,
  name: z.string(),
  /** Custom work need not be a piece: without a date it gets no certificate. */
  isCustomWork: z.boolean(),
});
export type UndatedPiece = z.infer<typeof undatedPieceSchema>;

/** A paper of an order as its screen lists it. */
export const paperStateSchema = z.object({
  paper: z.enum(PAPERS),
  /** What it says, or what it lacks: "Needs the date made". */
  sentence: z.string(),
  /** What has to be added before it can be printed. */
  needs: z.enum(["dateMade", "price"]).nullable(),
});
export type PaperState = z.infer<typeof paperStateSchema>;

export const orderPapersSchema = z.object({
  papers: z.array(paperStateSchema),
  undated: z.array(undatedPieceSchema),
});
export type OrderPapers = z.infer<typeof orderPapersSchema>;

export const datesMadeSchema = z.object({
  items: z
    .array(z.object({ itemId: idSchema, dateMade: z.iso.date() }))
    .min(1)
    .max(100),
});
export type DatesMade = z.infer<typeof datesMadeSchema>;

/** A ring's inside, in millimeters; the US size where it is known. */
export type RingInside = { diameter: number; size: number | null };

/** A piece as papers describe it. */
export type PieceFacts = {
  name: string;
  sku: string | null;
  /** "ring", "earrings". */
  noun: string;
  /** As typed: fineness stamps are read from it. */
  materials: string | null;
  metal: string | null;
  stones: string | null;
  /** Grams, "4.10". */
  weight: string | null;
  dimensions: string | null;
  ring: RingInside | null;
  /** "2026-12-11". */
  dateMade: string | null;
};

/** What a certificate states, as it was last printed; never a price or the customer. */
export type CertificateFacts = PieceFacts & { maker: string; madeIn: string };

/** The page that confirms a certificate. */
export type ConfirmedCertificate = CertificateFacts & { picture: Picture | null };

/** A QR code and the address it leads to. */
export type QrCode = {
  /** As printed beside it, without "https://". */
  address: string;
  /** What to scan it for. */
  label: string;
  /** Modules on a side. */
  size: number;
  /** Path of the dark modules, one unit each. */
  path: string;
};

/** One line of the order. */
export type PaperPiece = PieceFacts & {
  itemId: number;
  isCustomWork: boolean;
  /** Under the name: "18k white gold, sized to US 5½". */
  details: string;
  quantity: number;
  /** Dollars for one. */
  price: string;
  /** Dollars to insure one for; null where nothing is charged for it. */
  value: string | null;
  picture: Picture | null;
  /** Of the piece's page, else of the care guide. */
  qrCode: QrCode | null;
  care: PieceCare;
};

export type CareCard = {
  title: string;
  sections: CareSection[];
  qrCode: QrCode | null;
};

/** Everything that the papers of an order say. */
export type PrintedPapers = {
  order: Order;
  /** Of its sales tax, in percent, "5.3"; null where it is not known. */
  taxRate: string | null;
  shop: {
    name: string;
    showTrademark: boolean;
    /** "18 South Augusta Street, Staunton, Virginia 24401". */
    address: string;
    /** "Staunton, Virginia". */
    place: string;
    phone: string;
    email: string;
    /** "fernhill.example". */
    website: string;
    hasReturnsPage: boolean;
  };
  paperSize: PaperSize;
  timeZone: string;
  /** "2026-12-16". */
  today: string;
  states: PaperState[];
  pieces: PaperPiece[];
  /** One for each piece that has a date made. */
  certificates: (PaperPiece & { certificate: QrCode })[];
  careCards: CareCard[];
};
