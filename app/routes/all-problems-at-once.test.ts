import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { registerForm } from '#app/features/auth/register/register.form.ts';
import { resetForm } from '#app/features/auth/remember-password/reset-password.form.ts';
import { newComplaintForm } from '#app/features/complaints/new/new-complaint.form.ts';
import { assignForm } from '#app/features/statements/list/statements.form.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import { SubmittedForm } from '#app/forms/submitted-form.ts';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { additionalForm } from '#app/parts/identity/additional-information.form.ts';
import { companyForm } from '#app/parts/identity/company.form.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';

const visit = {
  t: i18nOf('en', 'standard').i18n.getFixedT('en'),
  format: formatFor(DEFAULT_CUSTOMIZATION, 'en', new Date()),
};

function answered(schema: z.ZodType, fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const submission = parseForm(visit, new SubmittedForm(data), schema);
  return submission.status === 'success' ? {} : (formReply(submission).data.result.error ?? {});
}

/** Each form with a rule between its fields: a field that is wrong by itself, and fields that are wrong together. */
const BOTH = {
  registration: [registerForm([], false), { email: 'x', password: 'long enough', password_again: 'other' }],
  'a short password': [registerForm([], false), { email: 'a@b.es', password: 'short', password_again: 'other' }],
  'a new password': [resetForm, { token: 'x'.repeat(30), password: 'short', password_again: 'other' }],
  company: [companyForm('en'), { contact_email: 'x', shareholder_2_name: 'Ana', shareholder_1_stake: 'much' }],
  'its shares': [
    companyForm('en'),
    { shareholder_1_name: 'A', shareholder_1_stake: '90', shareholder_2_name: 'B', shareholder_2_stake: '30' },
  ],
  spouse: [additionalForm, { occupation: 'x', marital_status: 'MARRIED_SEPARATE', spouse_id_number: '12345678A' }],
  movement: [assignForm, { pick: 'x'.repeat(50) }],
  complaint: [newComplaintForm('2026-03-02'), { kind: 'x', happened_on: '2026-03-03', what: 'Poco', phone: 'x' }],
} satisfies Record<string, [z.ZodType, Record<string, string>]>;

const DUE = {
  registration: ['email', 'password_again', 'first_name', 'terms'],
  'a short password': ['password', 'password_again', 'last_name'],
  'a new password': ['password', 'password_again'],
  company: ['contact_email', 'shareholder_2_stake', 'shareholder_1_stake', 'shareholder_1_name', 'activity'],
  'its shares': ['shareholder_1_stake', 'activity'],
  spouse: ['occupation', 'spouse_id_number', 'politically_exposed'],
  movement: ['pick', 'reference'],
  complaint: ['kind', 'happened_on', 'what', 'demand', 'phone'],
} satisfies Record<keyof typeof BOTH, string[]>;

describe('a form says everything at once', () => {
  it.each(Object.keys(BOTH) as (keyof typeof BOTH)[])(
    '%s: what is wrong in one field, and what is between two',
    (name) => {
      const [schema, fields] = BOTH[name];
      const said = answered(schema, fields);
      expect(Object.keys(said)).toEqual(expect.arrayContaining(DUE[name]));
      // A field says one thing, and none a key.
      for (const messages of Object.values(said)) expect(messages).toEqual([expect.stringMatching(/^[A-Z].*[.]$/)]);
    },
  );
});
