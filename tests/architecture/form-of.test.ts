import { describe, expect, it } from 'vitest';
import { registerForm } from '#app/features/auth/register/register.form.ts';
import { rejectForm } from '#app/features/investments/manage-sheet/managed-investment.form.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { personalForm } from '#app/parts/identity/personal.form.ts';
import { register } from '#contract/auth.ts';
import { personalData } from '#contract/legal-information.ts';

const DAYS = { min: '1906-01-01', max: '2008-01-01', today: '2026-11-22' };

describe('formOf', () => {
  it('sends the bounds that the contract declares', () => {
    expect(formOf(rejectForm).constraint.reason).toEqual({ required: true, minLength: 5, maxLength: 500 });
  });

  it('gives a person’s name the same bounds at registration, in an investment and at the API', () => {
    const forms = [formOf(registerForm([], false)), formOf(personalForm(DAYS))];
    const apis = [formOf(register.body), formOf(personalData)];
    for (const { constraint } of [...forms, ...apis]) {
      for (const name of ['first_name', 'last_name'])
        expect(constraint[name]).toEqual({ required: true, minLength: 1, maxLength: 120 });
    }
  });

  it('gives a key of its own to each page of a form that acts once, and none to others', () => {
    let keys = 0;
    const visit = { idempotencyKey: () => `key-${++keys}` };
    expect([formOf(rejectForm, visit), formOf(rejectForm, visit)].map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-2',
    ]);
    expect(formOf(rejectForm)).not.toHaveProperty('idempotencyKey');
  });
});
