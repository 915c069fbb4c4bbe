import texts from '#app/i18n/texts/es/ui.json' with { type: 'json' };

/** Lists that turn by number have no way to their end. */
const labels: Record<string, unknown> = texts;

const LINK = /<a\b([^>]*)>([\s\S]*?)<\/a>/g;

/** The address to which a list's page leads on, next or last; null where it does not. */
export function wayTo(which: 'next' | 'last', html: string): string | null {
  for (const [, attributes = '', inside = ''] of html.matchAll(LINK)) {
    const isIt =
      which === 'next' ? /\brel="next"/.test(attributes) : inside.replace(/<[^>]*>/g, '').trim() === labels.last;
    const href = /\bhref="([^"]*)"/.exec(attributes)?.[1];
    if (isIt && href) return href.replace(/&amp;/g, '&');
  }
  return null;
}
