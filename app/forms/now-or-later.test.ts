import { expect, test } from 'vitest';
import { momentOf } from './now-or-later.ts';

test('a moment that is typed is one of the platform’s clock, and none is sent for now', () => {
  expect(momentOf({ when: 'later', on: '2026-12-01', at: ' 09:30 ' }, 'Europe/Madrid')).toEqual({
    at: '2026-12-01T08:30:00.000Z',
  });
  expect(momentOf({ when: 'now', on: '2026-12-01', at: '09:30' }, 'Europe/Madrid')).toEqual({});
});
