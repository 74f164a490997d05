import { writeFile } from "node:fs/promises";
import path from "node:path";
import { startNginx } from "#tests/support/nginx.ts";
import { pinToCore } from "./http-load.ts";

/** nginx with one worker, which gives these very bytes as a file. */
export async function serveWithNginx(program: string, bytes: Buffer) {
  const server = await startNginx(program, configuration, pinToCore(0));
  await writeFile(path.join(server.folder, "page"), bytes);
  return { url: `${server.url}/page`, stop: server.stop };
}

const configuration = ({ folder, port }: { folder: string; port: number }) => `
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  keepalive_requests 10000000;
  default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; root ${folder}; add_header Content-Encoding br; }
`;
