import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import { keepForm, keptFields } from './kept-form.server.ts';
import { formReply, parseForm } from './parse-form.server.ts';
import { SubmittedForm } from './submitted-form.ts';

const SECRETS = [
  'password',
  'new_password',
  'client_secret',
  'token',
  'code',
  'pin',
  'otp',
  'access_token',
  'reset_token',
  'sms_code',
  'mailCode',
];
const PLAIN = ['email', 'pinned', 'postal_code', 'referral', 'tokens', 'tokens_to_sell'];

function formOf(names: readonly string[]): SubmittedForm {
  const data = new FormData();
  for (const name of names) data.set(name, 'typed');
  return new SubmittedForm(data);
}

describe('text typed into a form', () => {
  it('is kept for another try but for the fields that are secret', () => {
    const request = new Request('http://localhost/');
    keepForm(request, formOf([...SECRETS, ...PLAIN]));
    expect(Object.keys(keptFields(request) ?? {}).sort()).toEqual(PLAIN);
  });

  it('goes back with the refusal but for the same fields', () => {
    const speaker = {
      t: i18nOf('en', 'standard').i18n.getFixedT('en'),
      format: formatFor(DEFAULT_CUSTOMIZATION, 'en', new Date()),
    };
    const schema = z.object({ missing: z.string() });
    const { data } = formReply(parseForm(speaker, formOf([...SECRETS, ...PLAIN]), schema));
    expect(Object.keys(data.result?.initialValue ?? {}).sort()).toEqual(PLAIN);
  });
});
