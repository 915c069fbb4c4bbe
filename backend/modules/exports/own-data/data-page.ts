import { longMoment } from '#backend/mail/long-date.ts';
import { type CurrencyStyle, formatMoney } from '#domain/money/format.ts';
import { DATA_PART_NAMES, type DataPartName } from '#domain/own-data/own-data.ts';
import type { Language } from '#domain/tenant/language.ts';
import { CODE_KEYS } from './code-words.ts';
import { codeWord, keyWord, PAGE_WORDS, partWord } from './own-data-words.ts';

/** How the page speaks, and of which platform. */
export interface PageLook {
  lang: Language;
  platform: string;
  /** It has words of its own for some things. */
  isExeu: boolean;
  timeZone: string;
  currency: CurrencyStyle;
  /** Titles of projects by their ids, as far as they have been read. */
  titles: Map<string, string>;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h1,h2{line-height:1.2}h2{margin-top:3rem;border-top:1px solid #767676;padding-top:1rem}dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.15rem 1rem;margin:0 0 1rem;padding:0 0 1rem;border-bottom:1px solid #d0d0d0}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}dd dl,dd ul{margin:0;border:0;padding:0}nav ul{columns:2}@media(max-width:40rem){dl{display:block}dd{margin:0 0 .5rem}nav ul{columns:1}}`;

/** How the page begins: what it is, and its contents with how many there are of each. */
export function pageHead(look: PageLook, at: Date, counts: Readonly<Record<string, number>>): string {
  const say = PAGE_WORDS[look.lang];
  const there = DATA_PART_NAMES.filter((name) => counts[name]);
  const empty = DATA_PART_NAMES.filter((name) => !counts[name]);
  const contents = there.map(
    (name) => `<li><a href="#${name}">${escaped(partWord(name, look.lang, look.isExeu))}</a> (${counts[name]})</li>`,
  );
  const of = escaped(say.of(look.platform));
  return `<!doctype html><html lang="${look.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${of}</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(say.title)}</h1><p>${of}. ${escaped(say.made(longMoment(at, look.timeZone, look.lang)))}</p>
${say.about.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
<nav aria-label="${escaped(say.contents)}"><ul>${contents.join('\n')}</ul></nav>
<p>${escaped(say.none)}: ${escaped(empty.map((name) => partWord(name, look.lang, look.isExeu)).join(', '))}.</p>\n`;
}

export const PAGE_END = '</main></body></html>\n';

export function partHead(look: PageLook, name: DataPartName): string {
  return `<h2 id="${name}">${escaped(partWord(name, look.lang, look.isExeu))}</h2>\n`;
}

/** One row as people read it: what is empty is left out. */
export function rowText(look: PageLook, row: Readonly<Record<string, unknown>>): string {
  return `${pairs(look, row)}\n`;
}

function pairs(look: PageLook, row: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
    .map(
      ([key, value]) =>
        `<dt>${escaped(keyWord(key, look.lang, look.isExeu))}</dt><dd>${valueText(look, key, value)}</dd>`,
    );
  return `<dl>${lines.join('')}</dl>`;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function valueText(look: PageLook, key: string, value: unknown): string {
  if (Array.isArray(value)) return `<ul>${value.map((each) => `<li>${valueText(look, key, each)}</li>`).join('')}</ul>`;
  if (typeof value === 'object' && value !== null) return pairs(look, { ...value });
  if (typeof value === 'boolean') return escaped(PAGE_WORDS[look.lang][value ? 'yes' : 'no']);
  const text = String(value);
  if (key.endsWith('_cents') && /^-?\d{1,18}$/.test(text))
    return escaped(formatMoney(BigInt(text), look.currency, look.lang));
  if (key === 'path') return `<a href="${escaped(encodeURI(text))}">${escaped(text)}</a>`;
  const title = key === 'issuance_id' && look.titles.get(text);
  if (title) return escaped(`${title} (${text})`);
  if (MOMENT.test(text)) return escaped(longMoment(new Date(text), look.timeZone, look.lang));
  return escaped(CODE_KEYS.has(key) ? codeWord(key, text, look.lang, look.isExeu) : text);
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}
