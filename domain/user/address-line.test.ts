import { describe, expect, it } from 'vitest';
import { addressLine } from './address-line.ts';

describe('an address in one line', () => {
  it('has street, town, province and country in this order', () => {
    const place = { address: 'Rúa Nova 2', postal_code: '27850', city: 'Viveiro', province: 'Lugo' };
    expect(addressLine(place, 'España')).toBe('Rúa Nova 2, 27850 Viveiro, Lugo, España');
  });

  it('does not say a province twice that is called like its town', () => {
    const place = { address: 'Calle Mayor 3', postal_code: '28013', city: 'Madrid', province: 'Madrid' };
    expect(addressLine(place, 'España')).toBe('Calle Mayor 3, 28013 Madrid, España');
  });

  it('leaves out what is not known, and is empty where nothing is', () => {
    expect(addressLine({ city: 'Lugo' }, undefined)).toBe('Lugo');
    expect(addressLine({}, undefined)).toBe('');
  });
});
