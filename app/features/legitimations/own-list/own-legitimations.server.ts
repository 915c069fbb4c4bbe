import { call } from '#app/api/call.server.ts';
import { standingChip } from '#app/features/legitimations/sheet/standing-chip.server.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listOwnLegitimations } from '#contract/legitimations.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

const LIST = listPage({ texts: 'legitimations', counted: 'legitimations:count', filters: {} });

/** "My certificates", newest first: of which tokens, until when, and the way to a new one. */
export async function loadOwnLegitimations(visit: SignedInVisit) {
  const { t, lang, format, session } = visit;
  const { asked, query } = LIST.of(visit);
  const answer = await call(visit, listOwnLegitimations, { query });
  return listScreen(visit, LIST, {
    asked,
    answer,
    path: pathTo.user.legitimations,
    title: t('legitimations:own'),
    about: t('legitimations:ownAbout'),
    acts: [
      answer.holds &&
        !session.backdoor && {
          href: pathTo.user.newLegitimation(),
          label: t('legitimations:new.link'),
          tone: 'primary' as const,
        },
    ],
    empty: { icon: 'tokens', filtered: t('legitimations:filtered'), none: t('legitimations:noneOwn') },
    columns: {
      number: {
        says: ({ number }) => t('legitimations:numbered', { number: format.tokens(number) }),
        href: ({ id }) => pathTo.user.legitimation(id),
      },
      project: { says: ({ issuance }) => localized(issuance.title, lang), at: ['note', 'cut', 'soft'] },
      issued: { as: 'date', says: (row) => row.issued_at, at: ['mid'] },
      until: { as: 'date', says: (row) => row.valid_until, at: ['aside'] },
      tokens: { says: ({ tokens, issuance }) => `${format.tokens(tokens)} ${issuance.symbol}`, at: ['end', 'sum'] },
      standing: { as: 'chip', says: ({ standing }) => standingChip(visit, standing), at: ['chip'] },
    },
  });
}
