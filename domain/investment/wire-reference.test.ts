import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CODE_SIGNS,
  findWireReferences,
  orderReference,
  REFERENCE_RANDOM_BYTES,
  readWireReference,
  wireReference,
} from './wire-reference.ts';

const bytes = fc
  .uint8Array({ minLength: REFERENCE_RANDOM_BYTES, maxLength: REFERENCE_RANDOM_BYTES })
  .filter((random) => random.filter((byte) => byte < 253).length >= 8);

describe('a wire reference', () => {
  it('has the shape XXX-XXX-XXX of signs that nobody mistakes, and reads back in any writing', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom('-', ' ', '', ' - '), (random, between) => {
        const reference = wireReference(random);
        expect(reference).toMatch(/^[3479ACDEFGHJKMNPQRTVWXY]{3}(-[3479ACDEFGHJKMNPQRTVWXY]{3}){2}$/);
        expect(readWireReference(reference.replaceAll('-', between).toLowerCase())).toBe(reference);
      }),
    );
    expect(CODE_SIGNS).not.toMatch(/[01258BILOSUZ6]/);
  });

  it('is refused with any one sign wrong and with any two different neighbours swapped', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 0, max: 8 }), fc.constantFrom(...CODE_SIGNS), (random, at, sign) => {
        const signs = wireReference(random).replaceAll('-', '').split('');
        const wrong = signs.with(at, sign).join('');
        if (sign !== signs[at]) expect(readWireReference(wrong)).toBeNull();
        const next = signs[at + 1];
        const here = signs[at];
        // The last pair is excluded by its weights (9 and 1, which differ): every neighbour swap changes the sum.
        if (next && here && next !== here)
          expect(
            readWireReference(
              signs
                .with(at, next)
                .with(at + 1, here)
                .join(''),
            ),
          ).toBeNull();
      }),
    );
  });

  it('gives every sign the same chance, byte by byte', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 253; byte++) {
      const first = wireReference(Uint8Array.from({ length: 8 }, () => byte)).charAt(0);
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(CODE_SIGNS.split('').map(() => 11));
  });

  it('is found in what a bank writes, and nothing else is', () => {
    const reference = wireReference(Uint8Array.from({ length: 32 }, (_, n) => n * 7));
    const other = wireReference(Uint8Array.from({ length: 32 }, (_, n) => n * 5 + 1));
    expect(findWireReferences(`TRANSF. DE ANA PEREZ CONCEPTO ${reference.replaceAll('-', ' ')} INVERSION`)).toEqual([
      reference,
    ]);
    expect(findWireReferences(`${reference}; ${other.replaceAll('-', '')} ${reference}`)).toEqual([reference, other]);
    expect(findWireReferences(`X${reference}`)).toEqual([]);
    expect(findWireReferences('ES9121000418450200051332 AAA-AAA-AAC')).toEqual([]);
  });

  it('is not made of too little chance, and order references have their own shape', () => {
    expect(() => wireReference(new Uint8Array(7))).toThrow(RangeError);
    expect(() => wireReference(Uint8Array.from({ length: 32 }, () => 255))).toThrow(RangeError);
    expect(orderReference(Uint8Array.from({ length: 32 }, (_, n) => n))).toMatch(/^ORD-[3479A-Y]{4}-[3479A-Y]{2}$/);
  });
});
