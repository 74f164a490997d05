import { OUTCOMES } from "./messages.ts";

/**
 * Subscribes an address to the newsletter.
 * @param topic the value of the honeypot field
 * @returns null on success, else a message: status and message of the response, or "Please try again
 * later." without a response
 */
export async function postSubscription(email: string, topic = ""): Promise<string | null> {
  const response = await send(topic ? { email, topic } : { email });
  if (!response) return OUTCOMES.tryLater;
  if (response.ok) return null;
  const message = errorText(await response.text(), response.statusText);
  return message ? `${response.status}: ${message}` : OUTCOMES.tryLater;
}

async function send(body: object): Promise<Response | undefined> {
  try {
    return await fetch("/api/subscribe", {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    return undefined;
  }
}

/** The message of a problem response, or short text that is not HTML; else the status text. */
function errorText(body: string, statusText: string): string {
  try {
    const problem: unknown = JSON.parse(body);
    if (typeof problem === "object" && problem !== null && "message" in problem) {
      return String(problem.message);
    }
    return statusText;
  } catch {
    const isMessage = body !== "" && body.length <= 300 && !body.trimStart().startsWith("<");
    return isMessage ? body : statusText;
  }
}
