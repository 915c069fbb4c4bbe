import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { addsUp, certificateOf, type PaidEarning } from './certificate.ts';

const ABOUT = {
  year: 2026,
  provisional: false,
  holder: { name: 'Ana Ruiz', taxNumber: '12345678Z', country: 'ES' },
};
const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });
const paid: fc.Arbitrary<PaidEarning> = fc
  .record({
    payer: fc.constantFrom({ name: 'Faro', taxNumber: 'B12345674' }, { name: 'Vega', taxNumber: 'A58818501' }),
    project: fc.constantFrom({ es: 'Huerta', en: 'Orchard' }, { es: 'Nave', en: 'Warehouse' }),
    kind: fc.constantFrom(...DISTRIBUTION_KINDS),
    rateBasisPoints: fc.constantFrom(0, 1900, 2400),
    incomeCents: cents,
    gainCents: cents,
    returnCents: cents,
    part: fc.bigInt({ min: 0n, max: 100n }),
  })
  .map(({ part, ...one }) => {
    const withheldCents = ((one.incomeCents + one.gainCents) * part) / 100n;
    return { ...one, withheldCents, netCents: one.incomeCents + one.gainCents + one.returnCents - withheldCents };
  });

describe('a yearly certificate', () => {
  it('adds up by line, by payer and in all, to the cent, whatever was paid', () => {
    fc.assert(
      fc.property(fc.array(paid, { maxLength: 40 }), (earnings) => {
        const content = certificateOf(ABOUT, earnings);
        expect(addsUp(content)).toBe(true);
        const net = earnings.reduce((sum, { netCents }) => sum + netCents, 0n);
        expect(content.sums.net.replace('.', '')).toBe(String(net).padStart(3, '0'));
      }),
    );
  });

  it('says the same in whatever order the books are read', () => {
    fc.assert(
      fc.property(fc.array(paid, { maxLength: 12 }), (earnings) => {
        expect(certificateOf(ABOUT, [...earnings].reverse())).toEqual(certificateOf(ABOUT, earnings));
      }),
    );
  });

  it('is told to be wrong where a cent is missing in any of its sums', () => {
    const [one] = fc.sample(paid, 1);
    const content = certificateOf(ABOUT, one ? [one] : []);
    for (const name of ['gross', 'withheld', 'net', 'income', 'gain', 'capital'] as const)
      expect(addsUp({ ...content, sums: { ...content.sums, [name]: '1234567890123.45' } })).toBe(false);
  });

  it('has one line for a kind of one project at one rate, under who paid it', () => {
    const part = (over: Partial<PaidEarning>): PaidEarning => ({
      payer: { name: 'Faro', taxNumber: 'B12345674' },
      project: { es: 'Nave', en: 'Warehouse' },
      kind: 'DIVIDEND',
      rateBasisPoints: 1900,
      incomeCents: 10_000n,
      gainCents: 0n,
      returnCents: 0n,
      withheldCents: 1_900n,
      netCents: 8_100n,
      ...over,
    });
    const capital = { kind: 'INTEREST', returnCents: 5_000n, netCents: 13_100n } as const;
    const { payers, sums } = certificateOf(ABOUT, [part({}), part({}), part(capital)]);
    expect(payers.map(({ name, lines }) => [name, lines.map(({ kind, gross, net }) => [kind, gross, net])])).toEqual([
      [
        'Faro',
        [
          ['DIVIDEND', '200.00', '162.00'],
          ['INTEREST', '150.00', '131.00'],
        ],
      ],
    ]);
    expect(sums).toMatchObject({ gross: '350.00', capital: '50.00', withheld: '57.00', net: '293.00' });
  });
});
