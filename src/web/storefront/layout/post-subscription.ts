const RETRY_LATER = "Please try again later.";

/**
 * Subscribes an address to the newsletter.
 * @param topic what stands in the field that people do not see
 * @returns null when it is done, else what to tell: the status and the answer's own sentence, or
 * "Please try again later." when nothing came back.
 */
export async function postSubscription(email: string, topic = ""): Promise<string | null> {
  const response = await send(topic ? { email, topic } : { email });
  if (!response) return RETRY_LATER;
  if (response.ok) return null;
  const sentence = errorText(await response.text(), response.statusText);
  return sentence ? `${response.status}: ${sentence}` : RETRY_LATER;
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

/** The message of a Problem; any other text as it is, unless it is a page; else the status in words. */
function errorText(body: string, statusText: string): string {
  try {
    const problem: unknown = JSON.parse(body);
    if (typeof problem === "object" && problem !== null && "message" in problem) {
      return String(problem.message);
    }
    return statusText;
  } catch {
    const isSentence = body !== "" && body.length <= 300 && !body.trimStart().startsWith("<");
    return isSentence ? body : statusText;
  }
}
