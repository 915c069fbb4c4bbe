import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getLegalInformation } from '#contract/profiles.ts';

type Named = Pick<
  AnswerOf<typeof getLegalInformation>['data']['personal'],
  'id_type' | 'id_number' | 'id_country' | 'id_expires_on'
>;

/** A document in one line: what it is, its number, who issued it and until when it is good; of one without a type its number alone. */
export function idDocumentText({ t, format, lang }: SignedInVisit, document: Named): string | undefined {
  const { id_type, id_number, id_country, id_expires_on } = document;
  if (!id_number || !id_type) return id_number;
  const country =
    id_country && id_country !== 'ES' ? new Intl.DisplayNames([lang], { type: 'region' }).of(id_country) : null;
  const until = id_expires_on ? t('onboarding:facts.validUntil', { date: format.date(id_expires_on) }) : null;
  const name = `${t(`onboarding:facts.idTypes.${id_type}`)} ${id_number}`;
  return [country ? `${name} (${country})` : name, until].filter(Boolean).join(', ');
}
