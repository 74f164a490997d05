// Answers every request with the headers and the body that come on standard input as JSON.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

const { headers, body } = /** @type {{ headers: string[]; body: string }} */ (
  await json(process.stdin)
);
const bytes = Buffer.from(body, "base64");
createServer({ optimizeEmptyRequests: true }, (_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(process.argv[2]), "127.0.0.1", () => console.log("ready"));
