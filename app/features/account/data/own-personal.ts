import type { z } from 'zod';
import { personalAnswers, type personalForm } from '#app/parts/identity/personal.form.ts';
import type { personalData } from '#contract/legal-information.ts';
import { resettledIdDocument } from '#domain/validation/id-document.ts';

type Known = Partial<z.output<typeof personalData>>;

/** What a person's own form sends, nothing of what was emptied left standing; and how their data will stand, as the back end keeps them. */
export function ownPersonal(before: Known, form: z.output<ReturnType<typeof personalForm>>) {
  const answers = personalAnswers(form);
  const body = { ...answers, gender: form.gender ?? null, secondary_phone: form.secondary_phone ?? null };
  const given = {
    type: body.id_type ?? null,
    number: body.id_number,
    country: form.id_country,
    expiresOn: form.id_expires_on,
  };
  const { id_type, id_number, id_country, id_expires_on } = before;
  const stored = id_number
    ? { type: id_type ?? null, number: id_number, country: id_country, expiresOn: id_expires_on }
    : null;
  const document = resettledIdDocument(stored, given);
  const kept = {
    id_type: document.type,
    id_number: document.number,
    id_country: document.country,
    id_expires_on: document.expiresOn,
  };
  return { body, changed: { ...body, ...kept } };
}
