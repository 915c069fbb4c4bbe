import type { SignedInVisit } from '#app/session/visit.ts';

/** The two lists of one address. */
export function viewsOf({ t }: Pick<SignedInVisit, 't'>, path: string, current: 'orders' | 'holders') {
  return [
    { href: path, label: t('issuances:investors.orders'), current: current === 'orders' },
    { href: `${path}?view=holders`, label: t('issuances:investors.holders'), current: current === 'holders' },
  ];
}
