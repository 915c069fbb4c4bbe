import { expect, test } from 'vitest';
import type { SignedInVisit } from '#app/session/visit.ts';
import { relatedOf } from './token-links.server.ts';

test('a token that nobody holds leads to no list of its holders', () => {
  const visit = { t: ((key: string) => key) as unknown } as SignedInVisit;
  const holdersOf = (holders: number) =>
    relatedOf(visit, 'manager', { id: 'token', holders } as Parameters<typeof relatedOf>[2], 'Horno').find(
      ({ key }) => key === 'holders',
    )?.href;
  expect(holdersOf(0)).toBeNull();
  expect(holdersOf(3)).toContain('?view=holders');
});
