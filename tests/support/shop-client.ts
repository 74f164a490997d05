export const admin = { username: "admin", password: "a-password-for-tests" };

export type ApiResponse = { status: number; json: unknown; text: string };

export type ShopClient = {
  /** Makes a call as the signed-in admin; paths begin below /api. */
  call: (method: string, path: string, body?: unknown) => Promise<ApiResponse>;
  cookie: string;
};

/** Signs in at a shop that was started with the test admin's password. */
export async function signInToShop(baseURL: string): Promise<ShopClient> {
  const answer = await attemptLogin(baseURL, admin.password);
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}`);
  return createClient(baseURL, (answer.headers.getSetCookie()[0] ?? "").split(";", 1)[0] ?? "");
}

/** One attempt to sign in. */
export const attemptLogin = (baseURL: string, password: string): Promise<Response> =>
  fetch(`${baseURL}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...admin, password }),
  });

/** Makes calls with a session's cookie. */
export function createClient(baseURL: string, signedIn: string): ShopClient {
  // Without a PUBLIC_URL the name of the cookie has the port, which a shop that is started again does not keep.
  const renamed = signedIn.replaceAll(/\b(session|device)-\d+=/g, `$1-${new URL(baseURL).port}=`);
  const cookie = renamed === signedIn ? signedIn : `${signedIn}; ${renamed}`;
  return {
    cookie,
    call: async (method, path, body) => {
      const answer = await fetch(`${baseURL}/api${path}`, {
        method,
        headers: { Cookie: cookie, "Content-Type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
      return { status: answer.status, text, json: isJson ? JSON.parse(text) : null };
    },
  };
}
