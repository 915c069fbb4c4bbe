import type { SignedInVisit } from '#app/session/visit.ts';
import type { BeneficiaryDeclarationJson } from '#contract/beneficiaries.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getLegalInformation } from '#contract/profiles.ts';
import { inForce } from '#domain/time/years.ts';

type Legal = AnswerOf<typeof getLegalInformation>['data'];
/** What the platform takes the person for, and with which protection, in a line. */
export function profileLine({ t, format, now }: SignedInVisit, { facts }: Legal): string {
  const { sophisticated_until: until } = facts;
  const isSophisticated = until !== null && inForce(new Date(until), now);
  const category = isSophisticated
    ? t('account:profile.sophisticated', { date: format.date(until) })
    : t('account:profile.retail');
  return `${category}. ${t(`account:profile.protected.${isSophisticated ? 'no' : 'yes'}`)}.`;
}

/** What the person could bear to lose by their own figures, and until when that holds or held; null before it was worked out. */
export function lossLine({ t, format, now }: SignedInVisit, { facts }: Legal): string | null {
  const { loss_ability: ability, loss_valid_until: until } = facts;
  if (ability === null || until === null) return null;
  return t(`account:profile.${inForce(new Date(until), now) ? 'loss' : 'lossEnded'}`, {
    amount: format.money(ability),
    date: format.date(until),
  });
}

/** What the law has a platform ask besides, as the person answered it, in a line; null before they have. */
export function additionalLine({ t }: SignedInVisit, { additional, facts }: Legal): string | null {
  if (facts.additional_information_at === null) return null;
  const { occupation, source_of_funds: source, politically_exposed: exposed, marital_status: marital } = additional;
  const said = [
    occupation,
    source,
    exposed === null
      ? null
      : `${t('account:profile.exposed')}: ${t(exposed ? 'onboarding:yes' : 'onboarding:no').toLowerCase()}`,
    marital && t(`onboarding:additional.marital.${marital}`),
  ];
  return said.filter(Boolean).join(' · ');
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
