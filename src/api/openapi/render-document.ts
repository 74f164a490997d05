import { html, raw } from "hono/html";
import type { ApiDocument, Operation } from "./build-document.ts";
import { describeSchema } from "./describe-schema.ts";
import type { JsonSchema } from "./json-schema.ts";

type Html = ReturnType<typeof html>;

/**
 * The document as an HTML page without scripts.
 * @param nonce for its style element
 */
export function renderDocument(document: ApiDocument, nonce: string): Html {
  const { title, description } = document.info;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}: calls</title>
        <style nonce="${nonce}">
          ${raw(DOCUMENT_CSS)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}: calls</h1>
          ${description.split("\n\n").map((paragraph) => html`<p>${paragraph}</p>`)}
          <p>Also available as <a href="/api/openapi.json">one OpenAPI document</a>.</p>
          <nav aria-label="Groups">
            <ul>
              ${document.tags.map(({ name }) => html`<li><a href="#${idOf(name)}">${name}</a></li>`)}
            </ul>
          </nav>
          ${document.tags.map((tag) => renderGroup(document, tag))}
          <h2 id="shapes">Shapes</h2>
          ${Object.entries(document.components.schemas).map(([name, schema]) =>
            renderFields(name, schema),
          )}
        </main>
      </body>
    </html>`;
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

function renderGroup(
  { paths }: ApiDocument,
  { name, description }: ApiDocument["tags"][number],
): Html {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(name))
      .map(([method, operation]) => renderCall(method.toUpperCase(), path, operation)),
  );
  return html`<section aria-labelledby="${idOf(name)}">
    <h2 id="${idOf(name)}">${name}</h2>
    <p>${description}</p>
    ${calls}
  </section>`;
}

function renderCall(method: string, path: string, operation: Operation): Html {
  const access = operation.security.length === 0 ? "Open to everybody" : "Needs a session";
  return html`<article>
    <details>
      <summary>
        <h3><code>${method} /api${path}</code></h3>
        <span>${operation.summary}</span>
        <small>${access}</small>
      </summary>
      ${operation.description ? html`<p>${operation.description}</p>` : ""}
      ${operation.parameters ? renderParameters(operation.parameters) : ""}
      ${renderBody(operation.requestBody)} ${renderResponses(operation.responses)}
    </details>
  </article>`;
}

const renderParameters = (parameters: JsonSchema[]): Html =>
  renderRows(
    "Parameters",
    parameters.map(({ name, in: place, required, schema }) => [
      String(name),
      `${describeSchema(schema as JsonSchema)}; in the ${String(place)}${required ? "" : ", optional"}`,
    ]),
  );

function renderBody(body: JsonSchema | undefined): Html | string {
  if (!body) return "";
  const [[type, { schema }] = ["", { schema: {} }]] = Object.entries(
    body["content"] as Record<string, { schema: JsonSchema }>,
  );
  const parts = (schema["anyOf"] ?? schema["oneOf"] ?? [schema]) as JsonSchema[];
  return html`${parts.map((part) => renderFields(`Body, ${type}`, part))}`;
}

/** A table of the fields of an object. */
function renderFields(caption: string, schema: JsonSchema): Html {
  const fields = Object.entries((schema["properties"] ?? {}) as Record<string, JsonSchema>);
  const required = (schema["required"] ?? []) as string[];
  return renderRows(
    caption,
    fields.map(([name, field]) => [
      name,
      `${describeSchema(field)}${required.includes(name) ? "" : "; optional"}`,
    ]),
  );
}

function renderResponses(responses: Record<string, JsonSchema>): Html {
  return renderRows(
    "Responses",
    Object.entries(responses).map(([status, { description, content }]) => {
      const [schema] = Object.values((content ?? {}) as Record<string, { schema?: JsonSchema }>);
      const shape = Number(status) < 400 && schema?.schema ? describeSchema(schema.schema) : "";
      return [status, `${String(description)} ${shape}`];
    }),
  );
}

function renderRows(caption: string, rows: string[][]): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <tbody>
      ${rows.map(
        ([name, text]) =>
          html`<tr>
            <th scope="row"><code>${name}</code></th>
            <td>${text}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The page of the calls: plain, and with no colors but the reader's own. */
const DOCUMENT_CSS = `
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; text-wrap: balance; }
h2 { margin: 3rem 0 0.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
a { color: inherit; }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
summary { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: baseline; padding: 0.75rem 0; cursor: pointer; }
summary::before { content: "+"; width: 0.75rem; }
details[open] > summary::before { content: "−"; }
summary h3 { margin: 0; font-size: 1rem; }
summary span { flex: 1 1 16rem; }
summary small { font-size: 0.9375rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.9375rem; overflow-wrap: anywhere; }
pre { overflow-x: auto; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1.5rem; }
caption { text-align: left; font-weight: 600; padding: 0.25rem 0; }
th code { overflow-wrap: normal; }
th, td { text-align: left; vertical-align: top; font-weight: 400; padding: 0.25rem 1rem 0.25rem 0; }
`;
