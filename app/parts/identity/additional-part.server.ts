import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { MARITAL_STATUSES } from '#contract/legal-information.ts';
import { type AdditionalFields, additionalForm } from './additional-information.form.ts';
import type { LegalInformation } from './personal-part.server.ts';

/** What the form of additional answers needs: what was answered before, and the choices in the reader's words. */
export function additionalPart({ t }: SignedInVisit, { additional }: LegalInformation) {
  const { politically_exposed: exposed } = additional;
  const values: Partial<AdditionalFields> = {
    occupation: additional.occupation ?? undefined,
    marital_status: additional.marital_status ?? undefined,
    spouse_name: additional.spouse_name ?? undefined,
    spouse_surname: additional.spouse_surname ?? undefined,
    spouse_id_number: additional.spouse_id_number ?? undefined,
    source_of_funds: additional.source_of_funds ?? undefined,
    politically_exposed: exposed === null ? undefined : exposed ? 'yes' : 'no',
  };
  return {
    form: formOf(additionalForm),
    values,
    maritalStatuses: MARITAL_STATUSES.map((value) => ({ value, label: t(`onboarding:additional.marital.${value}`) })),
  };
}

export type AdditionalPart = ReturnType<typeof additionalPart>;
