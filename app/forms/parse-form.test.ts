import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiFailure } from '#app/api/failure.ts';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import { parseTokens } from '#domain/money/human-amount.ts';
import { checkEmail } from '#domain/validation/contact.ts';
import { checked, flag } from './checked.ts';
import { fieldOf } from './field-of.ts';
import { fileField } from './fields/file-field.ts';
import { formFailure } from './form-failure.server.ts';
import { formReply, parseForm } from './parse-form.server.ts';
import { SubmittedForm } from './submitted-form.ts';

const visit = {
  t: i18nOf('en', 'standard').i18n.getFixedT('en'),
  format: formatFor(DEFAULT_CUSTOMIZATION, 'en', new Date()),
};
const schema = z.object({
  email: checked(z.string().trim().max(254), checkEmail),
  password: z.string().min(8),
  tokens: fieldOf((text) => parseTokens(text, 'en')),
  news: flag,
});
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return new SubmittedForm(data);
};
const good = { email: 'a@b.es', password: 'long enough', tokens: '1,000', news: 'on' };

describe('parseForm', () => {
  it('gives the checked values and nothing that the schema does not name', () => {
    const submission = parseForm(visit, form({ ...good, role: 'ADMIN' }), schema);
    expect(submission.status === 'success' && submission.value).toEqual({
      email: 'a@b.es',
      password: 'long enough',
      tokens: 1000,
      news: true,
    });
  });

  it('says what is wrong in the visitor’s words, also where nothing was typed', () => {
    const submission = parseForm(visit, form({ email: 'a', password: '', tokens: '1e3' }), schema);
    expect(submission.status).toBe('error');
    const { error } = submission as { error: Record<string, string[]> };
    expect(Object.keys(error).sort()).toEqual(['email', 'password', 'tokens']);
    expect(error.password).toEqual(['Fill in this field.']);
    for (const messages of Object.values(error)) expect(messages.join()).not.toMatch(/validator|error_|Invalid/);
  });

  it('keeps what was typed, but never a password', () => {
    const submission = parseForm(
      visit,
      form({ ...good, tokens: '-1', postal_code: '08001', verification_code: '12345' }),
      schema,
    );
    const { data, init } = formReply(submission);
    expect(init?.status).toBe(422);
    expect(data.result.initialValue).toEqual({ email: 'a@b.es', tokens: '-1', news: 'on', postal_code: '08001' });
    expect(JSON.stringify(data)).not.toMatch(/long enough|12345/);
  });
});

describe('formFailure', () => {
  const submission = parseForm(visit, form(good), schema);
  const failure = (status: number, body: object | null, more: object = {}) =>
    new ApiFailure(status, { requestId: 'r', body: body as never, ...more });

  it('ties the API’s problems to the form’s fields', () => {
    const fields = {
      email: { key: 'validator.error_email' },
      first_name: { key: 'validator.error_null' },
      tokens: { key: 'validator.error_number_max', params: { max: '1250.00' } },
    };
    const { data } = formFailure(visit, failure(422, { error: 'x', fields }), submission);
    expect(data.result.error?.tokens).toEqual(['Enter an amount of 1,250.00\u00a0€ or less.']);
    expect(data.result.error?.['']).toEqual(['Fill in this field.']);
  });

  it('shows the refusal above the form', () => {
    const { data, init } = formFailure(visit, failure(409, { error: 'investment.sold_out' }), submission);
    expect(init?.status).toBe(409);
    expect(data.result.error?.['']?.[0]).toContain('not that many tokens left');
    expect(data.code).toBe('investment.sold_out');
  });

  it('ties a problem to a box that was not ticked and to a file, which no submission holds', () => {
    const withMore = schema.extend({ agree: z.literal('on'), paper: fileField('validator.error_null') });
    const fields = { agree: { key: 'validator.error_accept' }, paper: { key: 'validator.error_file_empty' } };
    const { data } = formFailure(visit, failure(400, { error: 'x', fields }), submission, { schema: withMore });
    expect(Object.keys(data.result.error ?? {}).sort()).toEqual(['agree', 'paper']);
  });

  it('says of a lost answer that nobody knows, and keeps the form', () => {
    const { data } = formFailure(visit, failure(504, null, { outcome: 'unconfirmed' }), submission);
    expect(data.result.error?.['']?.[0]).toContain('could not confirm');
    expect(data.result.initialValue).toMatchObject({ email: 'a@b.es', tokens: '1,000' });
  });
});
