import { createServer, type Server } from "node:http";

/** The port cannot be opened. Its message is written for the person who starts the shop. */
export class ListenError extends Error {
  override name = "ListenError";
}

/** Throws ListenError when nobody could listen there. Workers would each report it. */
export async function checkAddress(address: { host: string; port: number }): Promise<void> {
  const probe = createServer();
  await listen(probe, address);
  await new Promise((resolve) => {
    probe.close(resolve);
  });
}

/** Listens, or throws ListenError. */
export function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new ListenError(describe(error, host, port), { cause: error }));
    });
    server.listen(port, host, () => resolve());
  });
}

function describe(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is taken by another program. Stop that one, or set PORT to a free port.`;
    case "EACCES":
      return `This user may not listen on port ${port}. Set PORT to 1024 or above, and put a proxy in front.`;
    case "EADDRNOTAVAIL":
      return `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return `HOST is "${host}", a name this machine cannot find. Set HOST to an address it has, such as 127.0.0.1 or 0.0.0.0.`;
    default:
      return `The shop cannot listen on ${host}:${port}: ${error.message}`;
  }
}
