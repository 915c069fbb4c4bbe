import type { SignedInVisit } from '#app/session/visit.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { WhitelistState } from '#domain/issuance/whitelist.ts';
import { type Localized, localized } from '#domain/tenant/language.ts';

export type Area = 'manager' | 'entrepreneur';

/** What waits for a decision is amber, as everywhere. */
export const STATE_TONES: Record<WhitelistState, ChipTone> = {
  PENDING: 'caution',
  APPROVED: 'positive',
  REVOKED: 'neutral',
};

/** The head that all of its lists share: the way up from the project. */
export function inWhitelist(
  { t, lang }: Pick<SignedInVisit, 't' | 'lang'>,
  area: Area,
  project: { id: string; title: Localized },
) {
  return {
    crumbs: [
      { label: t('issuances:inside.back'), href: pathTo[area].issuances },
      { label: localized(project.title, lang), href: pathTo[area].issuance(project.id) },
    ],
    about: t('whitelist:about'),
  };
}

/** All of the list, what waits, the people who could be validated and what can be added. */
export function viewsOf(
  { t, format }: Pick<SignedInVisit, 't' | 'format'>,
  area: Area,
  path: string,
  { current, pending }: { current: 'list' | 'pending' | 'people' | 'add'; pending: number | null },
) {
  return [
    { href: path, label: t('ui:viewAll'), current: current === 'list' },
    {
      href: `${path}?state=PENDING`,
      label: t('whitelist:view.pending'),
      count: pending === null ? undefined : format.tokens(pending),
      current: current === 'pending',
    },
    ...(area === 'manager'
      ? [{ href: `${path}?view=people`, label: t('whitelist:view.people'), current: current === 'people' }]
      : []),
    { href: `${path}?view=add`, label: t(`whitelist:view.add.${area}`), current: current === 'add' },
  ];
}
