import type { Column } from '#app/lists/column.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AdJson } from '#contract/ad.ts';
import { adView } from './ad-view.server.ts';

interface AdColumns<A extends AdJson> {
  href(ad: A): string;
  /** Whose it is, after its kind and reference. */
  whose(ad: A): string | false;
}

/** The columns of the board, the same for investors and managers. */
export function adColumns<A extends AdJson>(
  visit: SignedInVisit,
  reader: 'house' | 'investor',
  { href, whose }: AdColumns<A>,
): Record<string, Column<A, never>> {
  const view = (ad: A) => adView(visit, ad, reader);
  return {
    project: { says: (ad) => view(ad).project, href },
    about: { says: (ad) => [view(ad).note, whose(ad)].filter(Boolean).join(' · '), at: ['note', 'cut', 'soft'] },
    product: { says: (ad) => view(ad).product, at: ['wide'] },
    tokens: { as: 'tokens', says: (ad) => ad.tokens, at: ['under'] },
    price: { as: 'price', says: (ad) => ad.price, at: ['last', 'named'] },
    amount: { as: 'money', says: (ad) => ad.amount, at: ['sum'] },
    status: { as: 'chip', says: (ad) => view(ad).status, at: ['chip'] },
    published: { as: 'recent', says: (ad) => ad.published_at, at: ['aside'] },
  };
}
