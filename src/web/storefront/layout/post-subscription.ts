/** What is said once an address is subscribed; literal. */
export const SUBSCRIBED = {
  title: "Successfully subscribed!",
  description: "Thank you for joining our newsletter.",
};

const TRY_LATER = "Please try again later.";

/**
 * Subscribes an address to the newsletter.
 * @param topic the value of the honeypot field
 * @returns null on success, else a message: what is wrong with the address, otherwise status and message of the
 * response, or "Please try again later." without a response
 */
export async function postSubscription(email: string, topic = ""): Promise<string | null> {
  const response = await send(topic ? { email, topic } : { email });
  if (!response) return TRY_LATER;
  if (response.ok) return null;
  const { status, statusText } = response;
  const { message, issues } = readProblem(await response.text(), statusText);
  if (issues) return message;
  return message ? `${status}: ${message}` : TRY_LATER;
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

/** The problem of a response; its message is short text that is not HTML, else the status text. */
function readProblem(body: string, statusText: string): { message: string; issues?: unknown } {
  try {
    return { message: statusText, ...JSON.parse(body) };
  } catch {
    const isMessage = /^\s*[^\s<]/.test(body) && body.length <= 300;
    return { message: isMessage ? body : statusText };
  }
}
