import { describe, expect, it } from 'vitest';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { kindsByFit } from './fitting-kinds.ts';

describe('the kinds of a distribution', () => {
  it('begin with what the product usually gives its holders', () => {
    expect(PRODUCT_TYPES.map((product) => kindsByFit(product)[0])).toEqual([
      'DIVIDEND',
      'RENT',
      'INTEREST',
      'SHARED_INCOME',
    ]);
  });

  it('are all there for every product, each once', () => {
    for (const product of PRODUCT_TYPES) expect(kindsByFit(product).sort()).toEqual([...DISTRIBUTION_KINDS].sort());
  });
});
