import { redirect } from '@remix-run/node';
import { getOwnSophisticated, requestSophisticated } from '#app/api/sophisticated.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { NoticeTone } from '#app/ui/notice.tsx';
import { EVIDENCE_FIELDS } from '#contract/sophisticated.ts';
import { SOPHISTICATED_CRITERIA, type SophisticatedStanding } from '#domain/onboarding/sophisticated.ts';
import type { LegalType } from '#domain/user/status.ts';
import { sophisticatedForm } from './sophisticated.form.ts';

/** Place of the request on its page, and what the address carries where it was asked to be open. */
export const SOPHISTICATED_ANCHOR = 'sophisticated';
export const OPEN_REQUEST = 'request';

const TONES: Record<Exclude<SophisticatedStanding, 'NONE'>, NoticeTone> = {
  REQUESTED: 'info',
  GRANTED: 'positive',
  REFUSED: 'negative',
  EXPIRED: 'caution',
};

/** How the person stands, and the form where they may ask. The form needs to know what they are: null without. */
export async function sophisticatedPart(visit: SignedInVisit, legalType: LegalType | null) {
  const { t, format, customization, url } = visit;
  if (legalType === null) return null;
  const { data } = await getOwnSophisticated(visit);
  const { standing, valid_until: until, requested_at: requested, reason } = data;
  const date = (standing === 'REQUESTED' ? requested : until) ?? visit.now;
  return {
    state:
      standing === 'NONE'
        ? null
        : {
            tone: TONES[standing],
            title: t(`sophisticated:state.${standing}.title`),
            text: t(`sophisticated:state.${standing}.text`, {
              date: format.date(date),
              reason: (reason ?? '').replace(/\.$/, ''),
            }),
          },
    open: url.searchParams.has(OPEN_REQUEST),
    form: data.may_request
      ? {
          need: t(`sophisticated:need.${legalType}`),
          criteria: SOPHISTICATED_CRITERIA[legalType].map((value) => ({
            value,
            label: t(`sophisticated:criterion.${value}`),
          })),
          evidence: EVIDENCE_FIELDS.map((name, index) => ({
            name,
            label: t(`sophisticated:field.${name}`),
            hint:
              index === 0
                ? t('sophisticated:field.evidenceHint', { limit: customization.tenant.upload_limit_mb })
                : undefined,
            required: index === 0,
          })),
          declaration: data.declaration,
          key: visit.idempotencyKey(),
        }
      : null,
  };
}

export type SophisticatedPart = NonNullable<Awaited<ReturnType<typeof sophisticatedPart>>>;

/** Sends the request; what is wrong is said at its field. */
export async function askSophisticated(visit: SignedInVisit, here: string, legalType: LegalType, form: SubmittedForm) {
  const submission = parseForm(visit, form, sophisticatedForm(legalType));
  if (submission.status !== 'success') return formReply(submission);
  const { criteria, version, typed_name: typedName } = submission.value;
  const body = new FormData();
  body.set('criteria', criteria.join(','));
  body.set('version', version);
  body.set('accepted', 'true');
  body.set('typed_name', typedName);
  for (const name of EVIDENCE_FIELDS) {
    const file = submission.value[name];
    if (file) body.set(name, file);
  }
  try {
    await requestSophisticated(visit, { body, idempotencyKey: form.idempotencyKey });
  } catch (failure) {
    // The payload holds no files: their fields are named here.
    const fields = Object.fromEntries([...EVIDENCE_FIELDS, 'criteria'].map((name) => [name, name]));
    return formFailure(visit, failure, submission, { fields });
  }
  return redirect(`${here}#${SOPHISTICATED_ANCHOR}`, 303);
}
