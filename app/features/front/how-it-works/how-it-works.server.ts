import { pageHead } from '#app/page-head.server.ts';
import { expectShown } from '#app/parts/front/expect-shown.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { KYC_PROMISED_UP_TO_HOURS, REFLECTION_DAYS } from '#domain/limits.ts';
import { localized } from '#domain/tenant/language.ts';
import { askedOf, payingOf } from './tenant-parts.server.ts';

/** How one invests with this tenant: its own order of steps, its ways to pay with what each costs, its own words and picture. */
export function loadHowItWorks(visit: Visit) {
  expectShown(visit);
  const { t, lang, customization, session } = visit;
  const { tenant, title, image, texts, modules } = customization;
  const house = tenant.legal_name || tenant.name || title;
  return {
    head: pageHead(visit, {
      title: t('front:how.title'),
      description: t('front:how.description', { house: title }),
      canonical: pathTo.howItWorks,
    }),
    lead: localized(texts.signIn, lang),
    picture: image.sign_in,
    projectsHref: session ? null : pathTo.projects,
    registerHref: session || customization.hide.register ? null : pathTo.register,
    account: { asked: askedOf(visit), identity: modules.kyc ? KYC_PROMISED_UP_TO_HOURS : null },
    paying: payingOf(visit),
    reflectionDays: REFLECTION_DAYS,
    isSigned: modules.signature,
    earnings: t(modules.payment_profit ? 'front:how.earn.platform' : 'front:how.earn.issuer'),
    own: localized(texts.investCustomDisclaimer, lang),
    house: [house, tenant.authorisation].filter(Boolean).join(' · '),
    risk: t('frame:risk'),
  };
}

export type HowItWorksData = ReturnType<typeof loadHowItWorks>;
