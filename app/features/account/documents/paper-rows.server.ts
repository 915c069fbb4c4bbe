import { identityDocuments } from '#app/parts/identity/identity-documents.server.ts';
import type { LegalInformation } from '#app/parts/identity/personal-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { dayIn } from '#domain/time/zone.ts';
import { type PaperDays, paperDays } from '#domain/user/document-days.ts';

type State = PaperDays | 'waiting' | 'missing';

const TONE = {
  valid: 'positive',
  soon: 'caution',
  expired: 'negative',
  waiting: 'progress',
  missing: 'neutral',
} as const satisfies Record<State, string>;

const OWN: readonly string[] = ['IDENTITY_PROOF', 'IDENTITY_PROOF_BACK'];

/** How the paper that proves who somebody is stands by its last day, where it was checked; one that was not checked ends by nothing. */
export function ownPaperDays(visit: SignedInVisit, { personal, kyc }: LegalInformation) {
  const today = dayIn(visit.now, visit.customization.tenant.time_zone);
  const lastDay = personal.id_expires_on ?? null;
  return { lastDay, days: kyc.status === 'SUCCESS' ? paperDays(lastDay, today) : 'valid' } as const;
}

/** Each paper that a person has given, and those that their check asks for: how it stands, its days, and its file. */
export function paperRows(visit: SignedInVisit, known: LegalInformation) {
  const { t, format } = visit;
  const { lastDay, days } = ownPaperDays(visit, known);
  const asked = identityDocuments(visit, known);
  const types = asked.map(({ type }) => type as string);
  const besides = known.documents.filter(({ type }) => !types.includes(type));
  const labels = [
    ...asked.map(({ type, label }) => ({ type, label })),
    ...besides.map(({ type }) => ({ type, label: t(`onboarding:documents.${type}.label`) })),
  ];
  return labels.map(({ type, label }) => {
    const held = known.documents.find((document) => document.type === type);
    const isOwn = OWN.includes(type);
    const checked: State = isOwn ? days : 'valid';
    const isChecked = known.kyc.status === 'SUCCESS';
    // A provider keeps what it has looked at: then no file is here, and nothing is missing.
    const state: State = isChecked ? checked : held ? 'waiting' : 'missing';
    const said = [
      isOwn && lastDay ? t('account:documents.lastDay', { date: format.date(lastDay) }) : '',
      held?.issued_on ? t('onboarding:documents.issued', { date: format.date(held.issued_on) }) : '',
      held ? t('onboarding:documents.uploaded', { date: format.date(held.uploaded_at) }) : '',
      !held && isChecked ? t('account:documents.noFile') : '',
    ];
    return {
      name: label,
      text: said.filter(Boolean).join(' '),
      chip: { tone: TONE[state] as (typeof TONE)[State], label: t(`account:documents.state.${state}`) },
      way: held
        ? {
            href: fileAddress(held.file_id),
            label: t('account:documents.see'),
          }
        : null,
    };
  });
}
