import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLES } from '#domain/access/roles.ts';
import { needsFactor } from './factor-due.ts';

const roles = fc.subarray([...ROLES]);

test('a second factor is asked of whoever has one of the roles, primary or not, and of nobody else', () => {
  fc.assert(
    fc.property(roles, roles, (held, requiredOf) => {
      expect(needsFactor(held, requiredOf)).toBe(
        new Set([...held, ...requiredOf]).size < held.length + requiredOf.length,
      );
    }),
  );
});
