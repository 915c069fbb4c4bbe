import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newTotpKey, totpStep, totpUri } from './totp.ts';

/** RFC 6238, appendix B, SHA-1: seconds and the last six of its eight digits. */
const VECTORS: readonly (readonly [number, string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];
const RFC_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each(VECTORS)('the code of RFC 6238 at second %i is taken, of its own step', async (seconds, code) => {
  expect(await totpStep(RFC_KEY, code, at(seconds), null)).toBe(Math.floor(seconds / 30));
});

test('a code holds in its step, the one before and the one after, as another library writes it', async () => {
  const key = newTotpKey();
  const other = new TOTP({ secret: Secret.fromBase32(key) });
  const now = 1_800_000_015;
  for (const away of [-3, -2, -1, 0, 1, 2, 3]) {
    const code = other.generate({ timestamp: (now + away * 30) * 1000 });
    const step = await totpStep(key, code, at(now), null);
    expect(step).toBe(Math.abs(away) <= 1 ? Math.floor(now / 30) + away : null);
  }
});

test('a code is refused once its step, or a later one, was taken', async () => {
  const step = Math.floor(1_111_111_109 / 30);
  const tried = (last: number) => totpStep(RFC_KEY, '081804', at(1_111_111_109), last);
  expect(await tried(step - 1)).toBe(step);
  expect(await tried(step)).toBeNull();
  expect(await tried(step + 1)).toBeNull();
});

test('a text that is no code of six digits is refused without an error', async () => {
  for (const code of ['', '28708', '2870822', 'abcdef', '٢٨٧٠٨٢', '28708\n'])
    expect(await totpStep(RFC_KEY, code, at(59), null)).toBeNull();
});

test('a QR code holds the platform, the e-mail and the key as another library reads them', () => {
  const read = TOTPof(totpUri('Aurora & Cía: Norte', 'ana+x@correo.test', RFC_KEY));
  expect(read).toEqual({ label: 'ana+x@correo.test', key: RFC_KEY, digits: 6, period: 30, algorithm: 'SHA1' });
});

function TOTPof(uri: string) {
  const url = new URL(uri);
  const label = decodeURIComponent(url.pathname).split(':').at(-1);
  const totp = new TOTP({ secret: Secret.fromBase32(url.searchParams.get('secret') ?? '') });
  return { label, key: totp.secret.base32, digits: totp.digits, period: totp.period, algorithm: totp.algorithm };
}
