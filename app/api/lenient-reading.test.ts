import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { login } from '#contract/auth.ts';
import { customization, getCustomization } from '#contract/customization.ts';
import { errorBody, id, moneyString } from '#contract/envelope.ts';
import { readLeniently } from './lenient-reading.ts';

const look = (said: object) => readLeniently(getCustomization.answer as z.ZodType, { data: said });
const person = {
  id: 4711,
  username: 'ana',
  email: 'ana@example.com',
  roles: ['SUPERVISOR', 'USER', 'ISSUER'],
  role: 'SUPERVISOR',
  legal_information: { type: 'COOPERATIVE', first_name: 'Ana' },
  kyc_status: 'HALFWAY',
  email_verification: true,
  accessToken: `${'a'.repeat(700)}.${'b'.repeat(900)}.c_-d`,
};
const signIn = (more: object = {}) => readLeniently(login.answer as z.ZodType, { data: { ...person, ...more } });

describe('a customization with words that we do not know', () => {
  it('keeps every other field', () => {
    const found = look({
      title: 'Mercado',
      css: 'x'.repeat(100_001),
      fields: { register: ['phone', 'company_name'] },
      flows: { onboarding: ['WHATEVER'] },
      look: { accent: '#123456', radius: 'wavy' },
      urls: { home: '/inicio', legal: null },
      currency: { symbol: '£', symbol_position: 'middle', code: 'GBP' },
      payment_methods: [
        { method: 'CARD', fee_fixed: '1.00' },
        { method: 'BARTER' },
        { method: 'BANK_TRANSFER', fee_fixed: 'two euros' },
        { method: 'BIZUM', limit: null },
      ],
      tenant: { name: 12, upload_limit_mb: 400 },
    });
    const bare = customization.parse({});
    expect(found?.value).toEqual({
      data: {
        ...bare,
        title: 'Mercado',
        fields: { register: ['phone'] },
        look: { ...bare.look, accent: '#123456' },
        urls: { ...bare.urls, home: '/inicio' },
        currency: { ...bare.currency, symbol: '£', code: 'GBP' },
        // A fee that cannot be read is never told as none.
        payment_methods: [
          { method: 'CARD', fee_fixed: '1.00', fee_percent: '0' },
          { method: 'BIZUM', fee_fixed: '0.00', fee_percent: '0' },
        ],
        tenant: { ...bare.tenant, name: '12' },
      },
    });
  });

  it('tells each place once, without a value', () => {
    const found = look({
      fields: { register: ['one', 'two'] },
      css: 7,
      urls: { home: 'nowhere', 'ana@example.com': 1 },
    });
    expect(found?.ignored.sort()).toEqual(['data.css', 'data.fields.register[]', 'data.urls.*', 'data.urls.home']);
  });
});

describe('a person of another back end', () => {
  it('has a numeric id, a long token and those of their roles that we know', () => {
    const found = signIn()?.value as { data: Record<string, unknown> };
    expect(found.data).toMatchObject({
      id: '4711',
      accessToken: person.accessToken,
      roles: ['USER', 'ISSUER'],
      role: 'USER',
      kyc_status: null,
      legal_information: { type: null, first_name: 'Ana', last_name: '' },
      device: null,
    });
  });

  it('is nobody without a known role, an id, an e-mail or a token that a header can carry', () => {
    for (const more of [
      { roles: ['SUPERVISOR'] },
      { roles: [] },
      { roles: null },
      { id: {} },
      { id: '../1' },
      { id: 'x'.repeat(101) },
      { email: undefined },
      { accessToken: '' },
      { accessToken: 'a\r\nX-Other: b' },
      { accessToken: 'x'.repeat(4097) },
      { email_verification: 'perhaps' },
    ])
      expect(signIn(more)).toBeNull();
  });
});

describe('any other answer', () => {
  const order = z.object({ id, amount: moneyString, refund: moneyString.nullable(), status: z.enum(['PAID', 'OPEN']) });
  const list = (...data: unknown[]) => readLeniently(z.object({ data: z.array(order) }), { data });
  const good = { id: 1, amount: '10.00', refund: null, status: 'PAID' };

  it('leaves out the entry that says an unknown word', () => {
    const found = list(good, { ...good, status: 'FROZEN' });
    expect(found).toEqual({
      value: { data: [{ ...good, id: '1' }] },
      ignored: expect.arrayContaining(['data[].status']),
    });
  });

  it('never guesses at money', () => {
    expect(list({ ...good, amount: 10 })).toBeNull();
    expect(list({ ...good, amount: '10' })).toBeNull();
    expect(list({ ...good, refund: '1,00 €' })).toBeNull();
  });

  it('is not understood where it is of another kind', () => {
    for (const junk of [undefined, null, 1, 'x', [], { data: {} }, { data: [1] }, { data: [null] }])
      expect(readLeniently(z.object({ data: z.array(order) }), junk)).toBeNull();
  });

  it('is read from the value’s own fields alone, and reaches no prototype', () => {
    const found = readLeniently(errorBody, JSON.parse('{"error":5,"__proto__":{"hide_error":true},"params":{"a":{}}}'));
    expect(found?.value).toEqual({ error: '5' });
    expect(({} as Record<string, unknown>).hide_error).toBeUndefined();
  });

  it('keeps of a refusal what it can', () => {
    const said = { error: 'El IBAN no es válido', fields: { iban: ['no'] }, request_id: 7, trace: 'x' };
    expect(readLeniently(errorBody, said)?.value).toEqual({ error: 'El IBAN no es válido', request_id: '7' });
  });
});
