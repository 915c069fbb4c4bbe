import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { idNumberText } from '#contract/fields.ts';
import type { Day } from '#domain/time/zone.ts';
import { type IdType, idDocumentProblems } from '#domain/validation/id-document.ts';

/** The paper that is replaced: its kind and country stay. */
interface RenewedPaper {
  type: IdType | null;
  country: string | null;
}

/** What the newer paper says that the one before did not: its number and its last day, by the rules of its kind. `today`: of the tenant's calendar. */
export function renewalForm({ type, country }: RenewedPaper, today: Day) {
  const fields = z.object({ id_number: idNumberText, id_expires_on: z.string().default('') });
  return acrossFields(fields, ({ right, typed, refuse }) => {
    const number = right.id_number ?? typed('id_number') ?? '';
    const expiresOn = right.id_expires_on ?? typed('id_expires_on') ?? '';
    const problems = idDocumentProblems({ type, number, country, expiresOn }, today);
    if (problems.id_number) refuse('id_number', problems.id_number);
    if (problems.id_expires_on) refuse('id_expires_on', problems.id_expires_on);
  });
}

export type RenewalFields = z.input<ReturnType<typeof renewalForm>>;
