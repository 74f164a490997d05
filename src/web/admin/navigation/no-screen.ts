/** An address that no screen has: what has no body is answered by the public page that says so. */
export const loader = () => new Response(null, { status: 404 });
