import type { ShopServer } from "#tests/support/shop-server.ts";

/** Makes a call of the desk: the body as JSON, or a form with files. Throws what is no success. */
export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

export async function signInAsAdmin(
  { baseURL }: ShopServer,
  admin: { username: string; password: string },
): Promise<Call> {
  const json = { "Content-Type": "application/json" };
  const signedIn = await fetch(`${baseURL}/api/admin/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(admin),
  });
  const cookie = (signedIn.headers.getSetCookie()[0] ?? "").split(";", 1)[0] ?? "";
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${baseURL}/api${path}`, {
      method,
      headers: { Cookie: cookie, Origin: baseURL, ...(!isForm && json) },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
}
