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
  // The examples of the IBAN registry (SWIFT, as the registration authority of ISO 13616), one of each country.
  const REGISTRY = `
    AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741 AT611904300234573201
    AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034 BG80BNBG96611020345678
    BH67BMAG00001299123456 BI4210000100010000332045181 BR1800360305000010009795493C1 BY13NBRB3600900000002Z00AB00
    CH9300762011623852957 CR05015202001026284066 CY17002001280000001200527600 CZ6508000000192000145399
    DE89370400440532013000 DJ2100010000000154000100186 DK5000400440116243 DO28BAGR00000001212453611324
    EE382200221020145685 EG380019000500000000263180002 ES9121000418450200051332 FI2112345600000785
    FK88SC123456789012 FO6264600001631634 FR1420041010050500013M02606 GB29NWBK60161331926819
    GE29NB0000000101904917 GI75NWBK000000007099453 GL8964710001000206 GR1601101250000000012300695
    GT82TRAJ01020000001210029690 HN88CABF00000000000250005469 HR1210010051863000160 HU42117730161111101800000000
    IE29AIBK93115212345678 IL620108000000099999999 IQ98NBIQ850123456789012 IS140159260076545510730339
    IT60X0542811101000000123456 JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101 KZ86125KZT5004100100
    LB62099900000001001901229114 LC55HEMM000100010012001200023015 LI21088100002324013AA LT121000011101001000
    LU280019400644750000 LV80BANK0000435195001 LY83002048000020100120361 MC5811222000010123456789030
    MD24AG000225100013104168 ME25505000012345678951 MK07250120000058984 MN121234123456789123
    MR1300020001010000123456753 MT84MALT011000012345MTLCAST001S MU17BOMM0101101030300200000MUR NI45BAPR00000013000003558124
    NL91ABNA0417164300 NO9386011117947 OM810180000001299123456 PK36SCBL0000001123456702
    PL61109010140000071219812874 PS92PALS000000000400123456702 PT50000201231234567890154 QA58DOHB00001234567890ABCDEFG
    RO49AAAA1B31007593840000 RS35260005601001611379 RU0304452522540817810538091310419 SA0380000000608010167519
    SC18SSCB11010000000000001497USD SD2129010501234001 SE4550000000058398257466 SI56263300012039086
    SK3112000000198742637541 SM86U0322509800000000270100 SO211000001001000100141 ST23000100010051845310146
    SV62CENR00000000000000700025 TL380080012345678910157 TN5910006035183598478831 TR330006100519786457841326
    UA213223130000026007233566001 VA59001123000012345678 VG96VPVG0000012345678901 XK051212012345678906
    YE15CBYE0001018861234567891234
  `
    .trim()
    .split(/\s+/);

  it('is right in each of the examples that the registry prints, and wrong with its last two signs turned round', () => {
    expect(new Set(REGISTRY.map((iban) => iban.slice(0, 2))).size).toBe(89);
    for (const iban of REGISTRY) {
      expect([iban, isMod97(iban), checkIban(iban)]).toEqual([iban, true, null]);
      const turned = iban.replace(/(.)(.)$/, '$2$1');
      if (turned !== iban) expect(checkIban(turned)?.key).toBe('validator.error_iban');
    }
  });

  it('an IBAN of Belarus may have digits in its bank code, and must have valid check digits like any other', () => {
    expect(isMod97('BY26AKB10100000002966000000A')).toBe(true);
    expect(checkIban('BY26AKB10100000002966000000A')).toBeNull();
    expect(isMod97('BY13NBRB3600900000002Z00AB7T')).toBe(false);
    expect(checkIban('BY13NBRB3600900000002Z00AB7T')?.key).toBe('validator.error_iban');
    expect(checkIban('BY27AKB10100000002966000000A')?.key).toBe('validator.error_iban');
  });

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
    // ISO 9362:2022: letters and digits in the first four.
    expect([checkBic('B1B2ESMM'), checkBic('1234DEFF500')]).toEqual([null, null]);
    for (const wrong of ['BBVAZZMM', 'BBVA1SMM', 'BBVAESM', 'BBVAESMMXX', 'BBVÁESMM'])
      expect(checkBic(wrong)?.key, wrong).toBe('validator.error_bic');
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
