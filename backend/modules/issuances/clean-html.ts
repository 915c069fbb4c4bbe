import sanitizeHtml from 'sanitize-html';
import type { Localized } from '#domain/tenant/language.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'br',
    'a',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h3',
    h2: 'h3',
    b: 'strong',
    i: 'em',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow', target: '_blank' }),
  },
  disallowedTagsMode: 'discard',
};

/** An issuer's HTML with nothing in it but text, lists, tables and links (safety.md: cleaned on write and on read). */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}

/** The same for both languages of a text. */
export function cleanText(text: Localized | undefined): Localized {
  return Object.fromEntries(Object.entries(text ?? {}).map(([lang, html]) => [lang, cleanHtml(html ?? '')]));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a cleaned text alone, on one line: what a mail shows of it. */
export function plainOf(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h3|h4|li|tr|td|th|blockquote)|br ?\/?)>/g, '$& ');
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return words
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
