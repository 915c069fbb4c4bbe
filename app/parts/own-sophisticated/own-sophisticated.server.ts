import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { NoticeTone } from '#app/ui/feedback/notice.tsx';
import { EVIDENCE_FIELDS, getOwnSophisticated, type OwnSophisticatedJson } from '#contract/suitability.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { SOPHISTICATED_CRITERIA, type SophisticatedStanding } from '#domain/onboarding/sophisticated.ts';
import { sophisticatedForm, withdrawForm } from './ask.form.ts';
import { criterionText } from './criterion-text.ts';

/** Place of the request on its page, and what the address carries where it was asked to be open. */
export const SOPHISTICATED_ANCHOR = 'sophisticated';
export const OPEN_REQUEST = 'request';
/** The person's own page; `FROM_PROJECT` names the investment from which they came, by its slug. */
const FROM_PROJECT = 'project';

/** The own page, with the way back to an investment. */
export function ownSophisticatedHref(slug: string): string {
  return `${pathTo.user.sophisticated}?${new URLSearchParams({ [FROM_PROJECT]: slug })}`;
}

/** The slug of the investment from which the person came; null without one. */
export function projectOf({ url }: SignedInVisit): string | null {
  return url.searchParams.get(FROM_PROJECT) || null;
}

/** What an investor reads of their own standing; a withdrawn request is none to them. */
type OwnStanding = Exclude<SophisticatedStanding, 'NONE' | 'WITHDRAWN'>;

const TONES: Record<OwnStanding, NoticeTone> = {
  REQUESTED: 'info',
  GRANTED: 'positive',
  REFUSED: 'negative',
  EXPIRED: 'caution',
};

/** How the person stands, and the form where they may ask. */
export async function sophisticatedPart(visit: SignedInVisit) {
  const { data } = await call(visit, getOwnSophisticated);
  return {
    state: stateOf(visit, data),
    withdraw: data.may_withdraw ? formOf(withdrawForm, visit) : null,
    open: visit.url.searchParams.has(OPEN_REQUEST),
    form: data.may_request ? requestOf(visit, data) : null,
  };
}

export type SophisticatedPart = Awaited<ReturnType<typeof sophisticatedPart>>;

function stateOf({ t, format, now }: SignedInVisit, data: OwnSophisticatedJson) {
  const { standing, valid_until: until, requested_at: requested, reason, in_force_until: inForce } = data;
  if (standing === 'NONE' || standing === 'WITHDRAWN') return null;
  const date = (standing === 'REQUESTED' ? requested : until) ?? now.toISOString();
  const text = t(`sophisticated:state.${standing}.text`, {
    date: format.date(date),
    reason: (reason ?? '').replace(/\.$/, ''),
  });
  return {
    tone: TONES[standing],
    title: t(`sophisticated:state.${standing}.title`),
    text: [text, meanwhile()].filter(Boolean).join(' '),
  };

  /** What holds until a request is answered, or after its refusal: an earlier status may still be in force. */
  function meanwhile(): string {
    if (standing === 'GRANTED') return '';
    if (inForce) return t('sophisticated:state.stillInForce', { date: format.date(inForce) });
    return standing === 'REQUESTED' ? t('sophisticated:state.meanwhile') : '';
  }
}

function requestOf(visit: SignedInVisit, { legal_type: legalType, declaration }: OwnSophisticatedJson) {
  const { t, customization } = visit;
  const limit = customization.tenant.upload_limit_mb;
  return {
    as: t(`sophisticated:as.${legalType}`),
    need: t(`sophisticated:need.${legalType}`),
    criteria: SOPHISTICATED_CRITERIA[legalType].map((value) => ({
      value,
      label: criterionText(visit, value),
    })),
    evidence: EVIDENCE_FIELDS.map((name, index) => ({
      name,
      label: t(`sophisticated:field.${name}`),
      hint: index === 0 ? t(`sophisticated:evidenceHint.${legalType}`, { limit }) : undefined,
      required: index === 0,
    })),
    declaration,
    form: formOf(sophisticatedForm(legalType), visit),
  };
}
