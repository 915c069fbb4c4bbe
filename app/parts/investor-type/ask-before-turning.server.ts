import type { LegalInformation } from '#app/parts/identity/personal-part.server.ts';
import { personFacts } from '#app/parts/onboarding/person-facts.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { isSophisticated } from '#domain/onboarding/preparation.ts';
import type { LegalType } from '#domain/user/status.ts';

/** What a change of who invests does to what is there already (record 0179), as a question; null for who had not chosen, or chooses the same. */
export function askBeforeTurning(visit: SignedInVisit, known: LegalInformation, to: LegalType, backHref: string) {
  const { t, customization, now } = visit;
  if (known.legal_type === null || known.legal_type === to) return null;
  const text = [
    to === 'LEGAL_ENTITY' && customization.modules.kyc && t('account:turn.check'),
    t('account:turn.orders'),
    t('account:turn.held'),
    isSophisticated(personFacts(known.facts), now) && t('account:turn.status'),
  ];
  return {
    question: {
      title: t(`account:turn.title.${to}`),
      text: text.filter(Boolean).join(' '),
      button: t('account:turn.button'),
    },
    backHref,
  };
}
