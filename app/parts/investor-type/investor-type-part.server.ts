import { z } from 'zod';
import { formOf } from '#app/forms/form-of.server.ts';
import { editableOf } from '#app/parts/identity/editable-identity.ts';
import type { LegalInformation } from '#app/parts/identity/personal-part.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';

export const typeForm = z.object({ legal_type: z.enum(LEGAL_TYPES, { error: 'validator.error_option' }) });

export type TypeFields = z.input<typeof typeForm>;

/** As what one may invest, what was chosen, and whether that stays as it is while somebody looks at the identity. */
export function investorTypePart({ t, customization }: SignedInVisit, known: LegalInformation) {
  const editable = editableOf(known);
  // A company that comes after the check has papers to bring that nobody has looked at.
  const beginsAnew = customization.modules.kyc && !editable.person;
  return {
    choices: LEGAL_TYPES.map((value) => ({
      value,
      label: t(`onboarding:type.${value}.label`),
      hint: t(`onboarding:type.${value}.${beginsAnew ? 'afterCheck' : 'hint'}`),
    })),
    form: formOf(typeForm),
    chosen: known.legal_type ?? 'INDIVIDUAL',
    frozen: editable.type ? null : { type: known.legal_type && t(`onboarding:type.${known.legal_type}.label`) },
  };
}

export type InvestorTypePartData = ReturnType<typeof investorTypePart>;
