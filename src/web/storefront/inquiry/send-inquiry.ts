import type { InquiryDraft } from "./inquiry-draft.ts";

export type InquirySending = InquiryDraft & {
  productIds: number[];
  photo: File | null;
  /** The honeypot. */
  topic: string;
  /** Of this message: sent again after a lost answer, it is taken once. */
  attempt: string;
};

export type SendOutcome =
  | { state: "sent"; privateUrl: string; isMailed: boolean }
  /** Sentences by field; "" for the whole form. */
  | { state: "refused"; problems: Record<string, string> }
  | { state: "lost" };

/** The server takes no message younger than its token by three seconds for a person's. */
const TOKEN_AGE_MILLISECONDS = 3200;

/** Of when the form was first opened on this page. */
let opened: Promise<string | null> | undefined;

/** Gets the token that messages are sent with; nothing when there is one. */
export function getToken(): Promise<string | null> {
  opened ??= fetchToken();
  return opened;
}

/** A new token; null when it cannot be reached. */
async function fetchToken(): Promise<string | null> {
  try {
    const response = await fetch("/api/inquiries/token");
    if (!response.ok) return null;
    return ((await response.json()) as { token: string }).token;
  } catch {
    return null;
  }
}

/** Sends a message; with a token that was never fetched or is too old, it gets a new one by itself. */
export async function sendInquiry(sending: InquirySending): Promise<SendOutcome> {
  const token = await getToken();
  const first = token === null ? null : await post(sending, token);
  const isOld = first?.state === "refused" && "token" in first.problems;
  if (first && !isOld) return first;
  opened = fetchToken();
  const fresh = await opened;
  if (fresh === null) return { state: "lost" };
  await new Promise((resolve) => setTimeout(resolve, TOKEN_AGE_MILLISECONDS));
  return post(sending, fresh);
}

async function post(sending: InquirySending, token: string): Promise<SendOutcome> {
  const body = new FormData();
  const { photo, productIds, ...texts } = sending;
  for (const [name, value] of Object.entries({ ...texts, token })) {
    if (value) body.append(name, value);
  }
  if (productIds.length > 0) body.append("productIds", productIds.join(","));
  if (photo) body.append("photo", photo);
  try {
    const response = await fetch("/api/inquiries", { method: "POST", body });
    const answer: unknown = await response.json();
    if (response.ok)
      return { state: "sent", ...(answer as { privateUrl: string; isMailed: boolean }) };
    return { state: "refused", problems: readProblems(answer as Problem, response.status) };
  } catch {
    return { state: "lost" };
  }
}

type Problem = { message: string; issues?: { path: string; message: string }[] };

/** What is wrong with the photo has a status of its own. */
const PHOTO_STATUSES = [413, 415, 422];

function readProblems({ message, issues = [] }: Problem, status: number): Record<string, string> {
  if (PHOTO_STATUSES.includes(status)) return { photo: message };
  if (issues.length === 0) return { "": message };
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}
