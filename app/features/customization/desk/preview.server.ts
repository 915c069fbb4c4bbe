import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { choicesOf, lookAddress, type PreviewChoice, previewAsked } from './look-address.ts';

/** What stands beside the editor: a page as the draft would draw it, and links to the others. Every draft that is saved has an address of its own, so that no frame shows an older one. */
export function previewOf({ t, url, lang }: SignedInVisit, section: string, version: number) {
  const asked = previewAsked(url, lang);
  const isMail = asked.show === 'mail';
  const link = (name: PreviewChoice) => ({
    label: t(`look:preview.choice.${name}`),
    items: choicesOf(name).map((value) => ({
      label: t(`look:preview.${name}.${value}`),
      href: lookAddress(url, section, { [name]: value }),
      current: asked[name] === value,
    })),
  });
  const query = new URLSearchParams({ scheme: asked.scheme, in: asked.in, v: String(version) });
  return {
    // A mail has one scheme, because mail programs have none: the tenant's own.
    switches: (isMail ? (['show', 'width', 'in'] as const) : (['show', 'width', 'scheme', 'in'] as const)).map(link),
    note: isMail ? t('look:preview.mailNote') : '',
    width: asked.width,
    src: `${pathTo.manager.lookPreview(asked.show)}?${query}`,
    title: t('look:preview.frame', { page: t(`look:preview.show.${asked.show}`) }),
  };
}
