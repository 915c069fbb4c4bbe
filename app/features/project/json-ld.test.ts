import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absolute, jsonForScript } from './json-ld.ts';

describe('jsonForScript', () => {
  it('never lets a value close its script element, and loses nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('</script>', '<!--', '\u2028', '&amp;', ''), (value, nasty) => {
        const json = jsonForScript({ value, nasty });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value, nasty })));
      }),
    );
  });
});

describe('absolute', () => {
  it('keeps foreign addresses and completes ours', () => {
    expect(absolute('/a.png', 'https://x.example')).toBe('https://x.example/a.png');
    expect(absolute('https://y.example/a.png', 'https://x.example')).toBe('https://y.example/a.png');
  });
});
