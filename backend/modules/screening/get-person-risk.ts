import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { getPersonRisk } from '#contract/screening.ts';
import { centsOf } from '#domain/money/money.ts';
import { riskOf } from '#domain/screening/risk.ts';
import { WATCH_LISTS } from '#domain/screening/watch-list.ts';
import { dayIn } from '#domain/time/zone.ts';
import { hitsOfPerson, paidBy, riskFactsOf, screeningsOf } from './person-risk.repository.ts';
import { presentHit } from './present-hit.ts';

/** How closely a person is looked at, and why; what was found of them, and when they were last held beside each list. */
export const getPersonRiskRoute = serve(getPersonRisk, async ({ tx, tenant, now }, { params: { id: userId } }) => {
  const [known, paidCents, hits, screenings, name] = await Promise.all([
    riskFactsOf(tx, tenant.id, userId),
    paidBy(tx, tenant.id, userId),
    hitsOfPerson(tx, tenant.id, userId),
    screeningsOf(tx, tenant.id, userId),
    displayName(tx, tenant.id, userId),
  ]);
  if (!known) throw notFound();
  const isCompany = known.legalType === 'LEGAL_ENTITY';
  const { level, reasons } = riskOf({
    hits,
    saysExposed: known.saysExposed,
    isCompany,
    country: (isCompany ? known.companyCountry : null) ?? known.country,
    paidCents,
    fundsFromCents: centsOf(tenant.settings.screening.fundsFrom),
    fundsKnown: known.fundsKnown,
    idExpiresOn: known.idExpiresOn,
    today: dayIn(now, tenant.customization.tenant.time_zone),
  });
  return {
    data: {
      level,
      reasons,
      funds_from: tenant.settings.screening.fundsFrom,
      hits: hits.map((hit) => presentHit({ hit, person: name ?? '' })),
      screened: WATCH_LISTS.map((list) => ({
        list,
        at: screenings.find((one) => one.list === list)?.at.toISOString() ?? null,
      })),
    },
  };
});
