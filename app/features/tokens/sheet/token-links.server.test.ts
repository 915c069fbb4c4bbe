import { expect, test } from 'vitest';
import type { SignedInVisit } from '#app/session/visit.ts';
import { olderMints, relatedOf } from './token-links.server.ts';

const visit = {
  t: ((key: string, words?: { count: number }) => `${key} ${words?.count ?? ''}`.trim()) as unknown,
} as SignedInVisit;

test('a token that nobody holds leads to no list of its holders', () => {
  const holdersOf = (holders: number) =>
    relatedOf(visit, 'manager', { id: 'token', holders } as Parameters<typeof relatedOf>[2], 'Horno').find(
      ({ key }) => key === 'holders',
    )?.href;
  expect(holdersOf(0)).toBeNull();
  expect(holdersOf(3)).toContain('?view=holders');
});

test('a token’s sheet that does not name all of its mints says so, and leads to all orders of the project', () => {
  const older = (more_mints: boolean) =>
    olderMints(visit, 'entrepreneur', { id: '7', mints: [{}, {}], more_mints } as Parameters<typeof olderMints>[2]);
  expect(older(false)).toBeNull();
  expect(older(true)).toMatchObject({ text: 'tokens:mint.last 2', href: '/entrepreneur/investments?issuance=7' });
});
