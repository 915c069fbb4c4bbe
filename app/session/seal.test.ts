import { describe, expect, it } from 'vitest';
import { open, seal } from './seal.server.ts';

const OLD = 'an old secret, thirty-two characters';
const NEW = 'a new secret, also thirty-two chars.';

describe('seal', () => {
  it('gives the value back to the same purpose alone', () => {
    const sealed = seal({ a: 'ñ' }, 'session:aurora', NEW);
    expect(open(sealed, 'session:aurora', [NEW])).toEqual({ a: 'ñ' });
    expect(open(sealed, 'session:voltio', [NEW])).toBeNull();
    expect(open(sealed, 'link:aurora', [NEW])).toBeNull();
  });

  it('opens with an older secret of the list after a rotation', () => {
    const sealed = seal('x', 'p', OLD);
    expect(open(sealed, 'p', [NEW, OLD])).toBe('x');
    expect(open(sealed, 'p', [NEW])).toBeNull();
  });

  it('shows nothing of what it holds and never the same text twice', () => {
    const [one, two] = [seal('a-secret-token', 'p', NEW), seal('a-secret-token', 'p', NEW)];
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('secret');
    expect(one).not.toBe(two);
  });

  it('opens nothing that was touched, cut or made up', () => {
    const bytes = Buffer.from(seal('x', 'p', NEW), 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const touched = Buffer.from(bytes);
      touched[at] = (touched[at] ?? 0) ^ 1;
      expect(open(touched.toString('base64url'), 'p', [NEW])).toBeNull();
    }
    for (const text of ['', 'x', '%%%', 'A'.repeat(200), bytes.subarray(0, 28).toString('base64url')]) {
      expect(open(text, 'p', [NEW])).toBeNull();
    }
  });
});
