import { expect, it } from 'vitest';
import { mailOfReturn, returnAddress } from './return-address.ts';

const MAILBOX = { address: 'devueltos@plataforma.test', secret: 's'.repeat(32) };
const MAIL = '0b5c2f2e-5a0e-4c1a-9a44-7d9f1d1c0a11';

it('the address that a mail comes back to names that mail alone, fits 64 characters before its @, and survives small letters and brackets', () => {
  const address = returnAddress(MAILBOX, MAIL);
  expect(address).toMatch(/^devueltos\+[0-9a-f]{48}@plataforma\.test$/);
  expect((address.split('@')[0] ?? '').length).toBeLessThanOrEqual(64);
  expect(mailOfReturn(MAILBOX, `Devueltos <${address.toUpperCase()}>`)).toBe(MAIL);
});

it('an address whose signature is not ours, or that is none, names no mail', () => {
  const address = returnAddress(MAILBOX, MAIL);
  expect(mailOfReturn({ secret: 'x'.repeat(32) }, address)).toBeNull();
  expect(
    mailOfReturn(
      MAILBOX,
      address.replace(/[0-9a-f]@/, (sign) => (sign.startsWith('0') ? '1@' : '0@')),
    ),
  ).toBeNull();
  for (const text of ['', 'devueltos@plataforma.test', 'a+b@c', `x+${'0'.repeat(48)}@y`])
    expect(mailOfReturn(MAILBOX, text)).toBeNull();
});
