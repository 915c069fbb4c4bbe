import type { MetaDescriptor } from '@remix-run/node';
import { LANGUAGES } from '#domain/tenant/language.ts';
import type { Shell } from './tenant/shell.ts';

/** What a page says of itself to browsers and crawlers; its loader returns it as `head` (`pageHead`). */
export interface PageHeadData {
  title: string;
  description?: string;
  /** The page's one address, with the language that its own address names: only on pages that crawlers may keep. */
  canonical?: string;
  /** Without script, the page reads itself again after so many seconds: something on it is at work. */
  refreshSeconds?: number;
}

interface MetaArgs {
  data?: unknown;
  matches: { id: string; data?: unknown }[];
}

/**
 * The `meta` export of a page: `export const meta = pageMeta;`. Title with the tenant's name after it, description, and for pages that
 * may be kept the canonical address with its languages; all others ask not to be.
 */
export function pageMeta({ data, matches }: MetaArgs): MetaDescriptor[] {
  const head = (data as { head?: PageHeadData } | undefined)?.head;
  const shell = (matches.find(({ id }) => id === 'root')?.data as { shell: Shell } | undefined)?.shell;
  const site = shell?.title ?? 'TC SAAS';
  if (!head) return [{ title: site }];
  const tags: MetaDescriptor[] = [{ title: `${head.title} · ${site}` }];
  if (head.description) tags.push({ name: 'description', content: head.description });
  if (!head.canonical) return [...tags, { name: 'robots', content: 'noindex' }];
  return [...tags, ...alternates(head.canonical)];
}

/** Canonical and language links of an address that has no query but its language: each language, and the bare address for everybody else. */
function alternates(canonical: string): MetaDescriptor[] {
  const [bare = canonical] = canonical.split('?');
  const link = (hrefLang: string, href: string) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang, href });
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LANGUAGES.map((lang) => link(lang, `${bare}?lang=${lang}`)),
    link('x-default', bare),
  ];
}
