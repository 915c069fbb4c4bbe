import type { SignedInVisit } from '#app/session/visit.ts';
import type { BeneficiaryDeclarationJson } from '#contract/beneficiaries.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getLegalInformation } from '#contract/profiles.ts';
import { inForce } from '#domain/time/years.ts';

type Legal = AnswerOf<typeof getLegalInformation>['data'];
interface Line {
  label: string;
  value: string;
}

const known = (lines: readonly (Line | null)[]) => lines.filter((line) => line !== null);

/** What the platform takes the person for: in whose name, with which protection, what they know and what they could bear to lose. */
export function investorProfile({ t, format, now }: SignedInVisit, { facts }: Legal): Line[] {
  const { sophisticated_until: until, test_status: test, loss_ability: ability, loss_valid_until: lossUntil } = facts;
  const isSophisticated = until !== null && inForce(new Date(until), now);
  const isLossInForce = lossUntil !== null && inForce(new Date(lossUntil), now);
  const testUntil = facts.test_valid_until;
  return known([
    {
      label: t('account:profile.category'),
      value: isSophisticated
        ? t('account:profile.sophisticated', { date: format.date(until) })
        : t('account:profile.retail'),
    },
    { label: t('account:profile.protection'), value: t(`account:profile.protected.${isSophisticated ? 'no' : 'yes'}`) },
    isSophisticated
      ? null
      : {
          label: t('account:part.initial-test.name'),
          value:
            test === 'NONE'
              ? t('account:profile.notDone')
              : t(`account:test.${test}`, { date: testUntil ? format.date(testUntil) : '' }),
        },
    isSophisticated
      ? null
      : {
          label: t('account:part.simulation-loss-bearing-capacity.name'),
          value:
            ability !== null && lossUntil !== null
              ? t(`account:profile.${isLossInForce ? 'loss' : 'lossEnded'}`, {
                  amount: format.money(ability),
                  date: format.date(lossUntil),
                })
              : t('account:profile.notDone'),
        },
  ]);
}

/** What the law has a platform ask besides, as the person answered it; empty before they have. */
export function additionalLines({ t }: SignedInVisit, { additional, facts }: Legal): Line[] {
  if (facts.additional_information_at === null) return [];
  const { occupation, source_of_funds: source, politically_exposed: exposed, marital_status: marital } = additional;
  return known([
    occupation ? { label: t('onboarding:additional.occupation'), value: occupation } : null,
    source ? { label: t('onboarding:additional.source_of_funds'), value: source } : null,
    exposed === null
      ? null
      : { label: t('account:profile.exposed'), value: t(exposed ? 'onboarding:yes' : 'onboarding:no') },
    marital
      ? { label: t('onboarding:additional.marital_status'), value: t(`onboarding:additional.marital.${marital}`) }
      : null,
  ]);
}

/** For whom the person invests, in a line. */
export function beneficiaryLine(
  { t, format }: SignedInVisit,
  said: BeneficiaryDeclarationJson | null,
  isCompany: boolean,
) {
  if (!said) return { said: false, text: t('account:beneficiaries.unsaid') };
  const { acts_for: actsFor, people, declared_at: at } = said;
  const who =
    actsFor === 'SELF'
      ? t(`account:beneficiaries.${isCompany ? 'company' : 'person'}.SELF`)
      : people.map(({ name }) => name).join(', ');
  return { said: true, text: `${who} · ${t('account:beneficiaries.saidOn', { date: format.date(at) })}` };
}
