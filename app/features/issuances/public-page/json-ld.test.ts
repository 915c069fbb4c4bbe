import { describe, expect, it } from 'vitest';
import { absolute } from './json-ld.ts';

describe('absolute', () => {
  it('keeps foreign addresses and completes ours', () => {
    expect(absolute('/a.png', 'https://x.example')).toBe('https://x.example/a.png');
    expect(absolute('https://y.example/a.png', 'https://x.example')).toBe('https://y.example/a.png');
  });
});
