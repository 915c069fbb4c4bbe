import type { Related } from '#app/parts/sheet/related-list.tsx';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getToken } from '#contract/tokens.ts';
import { pathTo } from '#domain/access/addresses.ts';

type Area = 'manager' | 'entrepreneur';
type Token = AnswerOf<typeof getToken>['data'];

/** What the token lacks before it can be sold, with the way to where it is written. */
export function missingView({ t }: SignedInVisit, area: Area, { id, missing }: Token) {
  if (missing.length === 0) return null;
  return {
    text: t('tokens:sheet.missing', { what: missing.map((field) => t(`tokens:missing.${field}`)).join(', ') }),
    href: `${pathTo[area].edit(id)}?section=token`,
  };
}

/** Paid orders whose tokens are to be made. */
export function waitingView({ t }: SignedInVisit, area: Area, { id, waiting }: Token) {
  if (waiting === 0) return null;
  return {
    text: t('tokens:sheet.waiting', { count: waiting }),
    href: `${pathTo[area].investments}?${new URLSearchParams({ issuance: id })}`,
  };
}

/** That its sheet names only the last mints, and the way to all orders of the project; null where it names them all. */
export function olderMints({ t }: SignedInVisit, area: Area, { id, mints, more_mints: more }: Token) {
  if (!more) return null;
  return {
    text: t('tokens:mint.last', { count: mints.length }),
    label: t('tokens:mint.all'),
    href: `${pathTo[area].investments}?${new URLSearchParams({ issuance: id })}`,
  };
}

/** What a token hangs together with. */
export function relatedOf({ t }: SignedInVisit, area: Area, { id, holders }: Token, project: string): Related[] {
  return [
    {
      key: 'project',
      icon: 'projects',
      label: project,
      href: pathTo[area].issuance(id),
      note: t('tokens:link.project'),
    },
    {
      key: 'holders',
      icon: 'users',
      label: t('tokens:sheet.holders', { count: holders }),
      href: holders > 0 ? `${pathTo[area].investors(id)}?view=holders` : null,
      note: t('tokens:link.holders'),
    },
    ...(area === 'manager'
      ? [
          {
            key: 'transfers',
            icon: 'tokens' as const,
            label: t('transfers:managed.title'),
            href: pathTo.manager.tokenTransfers(id),
            note: t('transfers:managed.note'),
          },
        ]
      : []),
    {
      key: 'orders',
      icon: 'investments',
      label: t('tokens:link.orders'),
      href: `${pathTo[area].investments}?${new URLSearchParams({ issuance: id })}`,
      note: '',
    },
  ];
}
