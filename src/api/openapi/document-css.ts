/** The page of the calls: plain, and with no colors but the reader's own. */
export const DOCUMENT_CSS = `
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
