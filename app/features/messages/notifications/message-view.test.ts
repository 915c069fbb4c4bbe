import { expect, test } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { customization } from '#contract/customization.ts';
import { audienceName, measuredView, paragraphsOf } from './message-view.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const TENANT = customization.parse({});

/** A visit whose texts are their keys with what fills them. */
const visit = {
  format: formatFor(TENANT, 'es', NOW),
  t: (key: string, fill: Record<string, unknown> = {}) => `${key} ${Object.values(fill).join(' ')}`.trim(),
} as unknown as SignedInVisit;

test('an audience is named with the status that narrows it, and without one alone', () => {
  expect(audienceName(visit, { audience: 'INVESTORS', order_status: 'CHARGED' })).toBe(
    'messages:audience.INVESTORS · statuses:investment.CHARGED',
  );
  expect(audienceName(visit, { audience: 'PEOPLE', user_status: 'PENDING' })).toBe(
    'messages:audience.PEOPLE · statuses:user.PENDING',
  );
  expect(audienceName(visit, { audience: 'HOLDERS', order_status: null, user_status: null })).toBe(
    'messages:audience.HOLDERS',
  );
});

test('a count says whom advertising leaves out where it leaves somebody out, and has a plus where nobody counted the rest', () => {
  const five = ['Ana', 'Luis', 'Eva', 'Juan', 'Pep'];
  const some = measuredView(visit, { total: 58, reached: 41, more: false, names: five });
  expect(some.leftOut).toBe('messages:leftOut 17 58');
  expect(some.count).toBe('messages:reached 41 41');
  expect(some.names).toBe('Ana, Luis, Eva, Juan, Pep, messages:others 36');
  const all = measuredView(visit, { total: 2, reached: 2, more: false, names: ['Ana', 'Luis'] });
  expect([all.leftOut, all.names]).toEqual(['', 'Ana, Luis']);
  const many = measuredView(visit, { total: 10_000, reached: 10_000, more: true, names: five });
  expect(many.count).toContain('10.000+');
});

test('a text’s paragraphs are what stands between blank lines, in the reader’s language or else in the other', () => {
  const text = { es: 'Uno.\n\n  \nDos,\ny sigue.\n\n', en: '' };
  expect(paragraphsOf(text, 'es')).toEqual(['Uno.', 'Dos,\ny sigue.']);
  expect(paragraphsOf({ es: 'Solo en español' }, 'en')).toEqual(['Solo en español']);
});
