import { describe, expect, it } from 'vitest';
import { shortened } from './shortened.ts';

describe('a name of the chain in little room', () => {
  it('is told by its two ends: an address ends in no dots', () => {
    expect(shortened('0x52908400098527886E0F7030069857D2E4169EE7')).toBe('0x5290…9EE7');
  });

  it('stays whole where it is short, or is words', () => {
    expect(shortened('0x52908400')).toBe('0x52908400');
    expect(shortened('No wallet has been given')).toBe('No wallet has been given');
  });
});
