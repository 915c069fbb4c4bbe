import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getLegalInformation } from '#contract/profiles.ts';
import { KYC_PROMISED_UP_TO_HOURS, KYC_VERIFICATION_UP_TO_HOURS } from '#domain/limits.ts';
import { isIdentified, mayEditIdentity, waitsForManager } from '#domain/user/kyc-transitions.ts';
import type { KycStatus } from '#domain/user/status.ts';

type LegalInformation = AnswerOf<typeof getLegalInformation>['data'];

const HOUR_MS = 3_600_000;
const FAILED: readonly (KycStatus | null)[] = ['ERROR', 'VERIFICATION_ERROR', 'MANUAL_ERROR'];

/** A line of the timeline, in words. */
interface ProgressStep {
  key: string;
  label: string;
  state: 'done' | 'now' | 'next';
  note?: string;
}

/** What became of the last check, where it went wrong, or was opened again by a manager; null otherwise. */
export function failureOf({ t }: SignedInVisit, { kyc }: LegalInformation) {
  if (kyc.reopened) {
    return {
      tone: 'caution' as const,
      title: t('onboarding:identification.reopened.title'),
      reasons: [
        kyc.reopened.own
          ? t('onboarding:identification.reopened.own')
          : t('onboarding:identification.reopened.reason', { reason: kyc.reopened.reason }),
      ],
      again: t('onboarding:identification.reopened.again'),
    };
  }
  if (!FAILED.includes(kyc.status)) return null;
  return {
    tone: 'negative' as const,
    title: t('onboarding:identification.failed.title'),
    reasons: kyc.reason
      ? [t('onboarding:identification.failed.reason', { reason: kyc.reason })]
      : kyc.causes.length > 0
        ? [
            ...kyc.causes.map((cause) => t(`onboarding:identification.failed.cause.${cause}`)),
            ...(kyc.comment ? [t('onboarding:identification.failed.comment', { comment: kyc.comment })] : []),
          ]
        : [t(`onboarding:identification.failed.${kyc.status === 'ERROR' ? 'technical' : 'noReason'}`)],
    again: t('onboarding:identification.failed.again'),
  };
}

/**
 * How far the check is, once it has been handed in; null before and where it failed. The check itself takes up to 24 hours; 48 are
 * promised, as a person may have to look at it (specification, section 4).
 */
export function identityProgress({ t, format, session, customization, now }: SignedInVisit, { kyc }: LegalInformation) {
  if (mayEditIdentity(kyc.status)) return null;
  const done = isIdentified(kyc.status);
  const sent = kyc.submitted_at;
  const latest = sent ? new Date(new Date(sent).getTime() + KYC_PROMISED_UP_TO_HOURS * HOUR_MS) : null;
  // A promise that is broken is said to be, not repeated with a date that has gone by.
  const isLate = latest !== null && latest < now;
  const support = customization.tenant.support_email;
  const words = (key: string, params: Record<string, string | number> = {}) =>
    t(`onboarding:identification.progress.${key}`, params);
  const steps: ProgressStep[] = [
    { key: 'sent', label: words('sent'), state: 'done', note: sent ? format.dateTime(sent) : undefined },
    {
      key: 'checked',
      label: words(waitsForManager(kyc.status) ? 'reviewed' : 'checked'),
      state: done ? 'done' : 'now',
      note: done
        ? undefined
        : isLate
          ? words(support ? 'lateWrite' : 'late', { most: KYC_PROMISED_UP_TO_HOURS, email: support })
          : words('takes', { hours: KYC_VERIFICATION_UP_TO_HOURS, most: KYC_PROMISED_UP_TO_HOURS }),
    },
    {
      key: 'result',
      label: words(done ? 'confirmed' : 'result'),
      state: done ? 'done' : 'next',
      note: done
        ? undefined
        : latest && !isLate
          ? words('mailBy', { email: session.user.email, date: format.deadline(latest) })
          : words('mail', { email: session.user.email }),
    },
  ];
  return { done, steps };
}
