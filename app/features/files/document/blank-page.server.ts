import type { Language } from '#domain/tenant/language.ts';

const STYLE =
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}' +
  'body{display:grid;place-content:center;min-height:100vh;max-width:36em;margin:auto;padding:24px;box-sizing:border-box;text-align:center}' +
  'h1{font-size:1rem;margin:0}p{margin:4px 0 0}';

/** A page of two sentences that needs nothing else: for a frame that has nothing to show. */
export function blankPage(lang: Language, title: string, text: string): string {
  return (
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head>` +
    `<body><h1>${escaped(title)}</h1><p>${escaped(text)}</p></body></html>`
  );
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
