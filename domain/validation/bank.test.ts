import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf } from '#domain/money/money.ts';
import { epcQrText } from './epc-qr.ts';
import { checkBic, checkIban, groupedIban, maskedIban } from './iban.ts';
import { videoOf } from './video.ts';

const IBAN = 'ES9121000418450200051332';

/** ISO 13616's own rule: the letters as numbers, the first four signs last, modulo 97 is 1. */
function isMod97(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

describe('an IBAN', () => {
  it('is right in any writing, and wrong with any digit changed', () => {
    expect([
      checkIban(IBAN),
      checkIban('es91 2100 0418 4502 0005 1332'),
      checkIban('DE89 3704 0044 0532 0130 00'),
    ]).toEqual([null, null, null]);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const changed = IBAN.slice(0, at) + digit + IBAN.slice(at + 1);
        if (checkIban(changed) === null) expect(isMod97(changed)).toBe(true);
        if (changed !== IBAN) expect(checkIban(changed)?.key).toBe('validator.error_iban');
      }),
    );
  });

  it.each(['ES', 'XX9121000418450200051332', 'ES912100041845020005133', '<b>', 'ES91210004184502000513٣٢'])(
    'is wrong: %j',
    (text) => {
      expect(checkIban(text)?.key).toBe('validator.error_iban');
    },
  );

  it('is shown in groups of four, and masked but for its ends', () => {
    expect(checkIban(' ')?.key).toBe('validator.error_null');
    expect(groupedIban(IBAN)).toBe('ES91 2100 0418 4502 0005 1332');
    expect(maskedIban(IBAN)).toBe('ES91 •••• •••• •••• •••• 1332');
    expect(maskedIban('ES91')).toBe('••••');
    expect([checkBic('CAIXESBBXXX'), checkBic('BBVAESMM')]).toEqual([null, null]);
    expect([checkBic('CAIX')?.key, checkBic('')?.key]).toEqual(['validator.error_bic', 'validator.error_null']);
  });
});

describe('the text of an EPC QR code', () => {
  const transfer = { name: 'Aurora Capital PFP, S.L.', iban: IBAN, amountCents: 125_000n, reference: 'ABC-DEF-GHJ' };

  it('is the scheme’s own, line by line', () => {
    expect(epcQrText(transfer)).toBe(
      'BCD\n002\n1\nSCT\n\nAurora Capital PFP, S.L.\nES9121000418450200051332\nEUR1250.00\n\n\nABC-DEF-GHJ',
    );
    expect(
      epcQrText({ ...transfer, bic: 'CAIXESBBXXX', amountCents: 1n })
        ?.split('\n')
        .slice(4, 8),
    ).toEqual(['CAIXESBBXXX', 'Aurora Capital PFP, S.L.', IBAN, 'EUR0.01']);
  });

  it('is none where the transfer cannot be written so', () => {
    for (const wrong of [
      { amountCents: 0n },
      { amountCents: -5n },
      { amountCents: 100_000_000_000n },
      { iban: 'ES00' },
      { bic: 'X' },
      { name: ' ' },
      { reference: 'x'.repeat(141) },
    ])
      expect(epcQrText({ ...transfer, ...wrong })).toBeNull();
  });

  it('reads back, has no more than eleven lines and 331 bytes, and no field breaks out of its line', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ñ', '\n', '\r', '\u2028', '€', '🍊', ' '), maxLength: 160 });
    fc.assert(
      fc.property(text, text, fc.bigInt({ min: 1n, max: 99_999_999_999n }), (name, reference, amountCents) => {
        const written = epcQrText({ ...transfer, name, reference, amountCents });
        if (written === null) return;
        const lines = written.split('\n');
        expect(lines.length).toBeLessThanOrEqual(11);
        expect(Buffer.byteLength(written)).toBeLessThanOrEqual(331);
        expect(centsOf((lines[7] ?? '').replace('EUR', ''))).toBe(amountCents);
        expect(written).not.toMatch(/[\r\u2028]/);
        expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70);
      }),
    );
  });
});

describe('a video address', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'vimeo', '123456789'],
    ['https://vimeo.com/123456789/abcdef', 'vimeo', '123456789'],
    [' https://player.vimeo.com/video/123456789?h=1 ', 'vimeo', '123456789'],
    ['https://vimeo.com/channels/staffpicks/123456789', 'vimeo', '123456789'],
  ])('%s is %s %s', (address, provider, id) => {
    expect(videoOf(address)).toEqual({ provider, id });
  });

  it.each([
    '',
    'dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v="><script>x',
    'javascript://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://youtube.com@evil.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/playlist?list=x',
    'https://vimeo.com/123456789x',
  ])('%j is none', (address) => {
    expect(videoOf(address)).toBeNull();
  });
});
