import { call } from '#app/api/call.server.ts';
import { standingChip } from '#app/features/legitimations/sheet/standing-chip.server.ts';
import { LEGITIMATIONS } from '#app/lists/exported/legitimations.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listLegitimations } from '#contract/legitimations.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

const path = pathTo.manager.legitimations;

/** The register of certificates: whose, of which tokens, for what and until when. */
export async function loadLegitimations(visit: SignedInVisit) {
  const { t, lang, format } = visit;
  const { asked, query } = LEGITIMATIONS.of(visit);
  const answer = await call(visit, listLegitimations, { query });
  return listScreen(visit, LEGITIMATIONS, {
    asked,
    answer,
    path,
    title: t('legitimations:title'),
    about: t('legitimations:about'),
    empty: { icon: 'tokens', filtered: t('legitimations:filtered'), none: t('legitimations:none') },
    columns: {
      // Of one holder's certificates only the number tells them apart, on a phone too.
      holder: {
        says: ({ holder }) => holder.name,
        href: ({ id }) => pathTo.manager.legitimation(id),
        beside: ({ number }) => t('legitimations:numbered', { number: format.tokens(number) }),
      },
      project: { says: ({ issuance }) => localized(issuance.title, lang), at: ['note', 'cut', 'soft'] },
      purpose: { says: ({ purpose }) => t(`legitimations:purpose.${purpose}`), at: ['wide', 'cut'] },
      issued: { as: 'date', says: (row) => row.issued_at, at: ['mid'] },
      until: { as: 'date', says: (row) => row.valid_until, at: ['aside'] },
      tokens: { says: ({ tokens, issuance }) => `${format.tokens(tokens)} ${issuance.symbol}`, at: ['end', 'sum'] },
      standing: { as: 'chip', says: ({ standing }) => standingChip(visit, standing), at: ['chip'] },
    },
  });
}
