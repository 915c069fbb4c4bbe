import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { askBeforeReopening } from '#app/parts/identity/own-change.server.ts';
import type { LegalInformation } from '#app/parts/identity/personal-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { removeLegalDocument } from '#contract/identity.ts';
import { personalData } from '#contract/legal-information.ts';
import { savePersonalData } from '#contract/profiles.ts';
import { dayIn } from '#domain/time/zone.ts';
import { changesOf } from '#domain/user/identity-change.ts';
import { ownPaper } from '#domain/user/identity-documents.ts';
import { ownPaperDays } from './paper-rows.server.ts';
import { renewalForm } from './renewal.form.ts';

const paperOf = ({ personal }: LegalInformation) => ({
  type: personal.id_type ?? null,
  country: personal.id_country ?? null,
});

/** The form of the newer paper; null where the one there is still good, or is being looked at. */
export function renewalPart(visit: SignedInVisit, known: LegalInformation) {
  const { days } = ownPaperDays(visit, known);
  if (days === 'valid' || !visit.customization.modules.kyc) return null;
  const today = dayIn(visit.now, visit.customization.tenant.time_zone);
  return { form: formOf(renewalForm(paperOf(known), today)), values: { id_number: known.personal.id_number ?? '' } };
}

/**
 * Writes the newer paper down, which opens the identity check again (decision record 0080), and takes the pictures of the one before back: what proved the old paper
 * is not handed in again. Asks first. Then the same page asks for the new pictures.
 */
export function renewing(visit: SignedInVisit, known: LegalInformation, here: string) {
  const { t } = visit;
  const today = dayIn(visit.now, visit.customization.tenant.time_zone);
  return formAct({
    schema: renewalForm(paperOf(known), today),
    ask: async (newer) => {
      const before = known.personal.id_expires_on ?? '';
      if (newer.id_expires_on !== '' && newer.id_expires_on <= before)
        return { problems: { id_expires_on: [t('account:documents.notNewer')] } };
      const changes = changesOf(known.personal, { ...known.personal, ...newer });
      return askBeforeReopening(visit, known, { part: 'person', changes, backHref: here });
    },
    send: async (newer) => {
      const body = { ...personalData.parse({ ...known.personal, ...newer }), accept_new_check: true };
      const { data } = await call(visit, savePersonalData, { body });
      const named = { type: data.personal.id_type ?? null, number: data.personal.id_number ?? '' };
      for (const type of ownPaper(named)) await call(visit, removeLegalDocument, { params: { type } });
    },
    onward: () => ({ to: here, toast: t('account:documents.renewed') }),
    settled: here,
  });
}
