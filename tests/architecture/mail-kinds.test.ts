import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import english from '#app/i18n/texts/en/mails.json' with { type: 'json' };
import spanish from '#app/i18n/texts/es/mails.json' with { type: 'json' };
import { ACCOUNT_MAILS } from '#backend/mail/texts/mail-texts.ts';
import { OFFER_MAILS } from '#backend/modules/ads/offers/offer-mail-texts.ts';
import { COMPLAINT_MAIL_KINDS } from '#backend/modules/complaints/complaint-mail-texts.ts';
import { MAIL_KINDS } from '#backend/modules/investments/mail-texts.ts';
import { MAIL_KINDS as LOOKED_AT } from '#domain/message/mail-secrets.ts';

/** Kinds that a file of mails names as they are. */
function namedKinds(): string[] {
  const files = readdirSync('backend/modules', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /mail\.ts$/.test(name),
  );
  return files.flatMap((name) =>
    readFileSync(path.join('backend/modules', name), 'utf8')
      .split(/\bkind:/)
      .slice(1)
      .flatMap((rest) =>
        [...(rest.split('\n')[0] ?? '').matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, kind = '']) => kind),
      ),
  );
}

/** Kinds that a file hands to its own maker of mails. */
const HANDED = [
  ...['issuance.suspended', 'issuance.resumed'],
  ...['papers.asked', 'papers.reminded', 'papers.late', 'papers.refused', 'papers.accepted', 'papers.withdrawn'],
];

/** Families whose kind is put together, with what follows the dot. */
const MADE: Record<string, readonly string[]> = {
  absence: ['noted', 'ended'],
  ad: ['asked', 'answered', 'taken_down', 'expired', ...Object.keys(OFFER_MAILS.es).map((kind) => `offer_${kind}`)],
  balance: ['asked', 'canceled'],
  bank_account: ['added', 'changed', 'taken_back'],
  complaint: COMPLAINT_MAIL_KINDS,
  distribution: ['approved', 'refused', 'paid', 'paid_in_part'],
  funds: ['asked', 'accepted', 'refused'],
  investment: MAIL_KINDS,
  legitimation: ['issued', 'returned', 'expired'],
  sophisticated: ['requested', 'granted', 'refused', 'ending', 'ended'],
  transfer: ['sent', 'received'],
  waiting_list: ['joined', 'offered', 'lapsed', 'closed'],
};

const kinds = [
  ...ACCOUNT_MAILS,
  ...namedKinds(),
  ...HANDED,
  ...Object.entries(MADE).flatMap(([family, names]) => names.map((name) => `${family}.${name}`)),
];

/** Files that put a kind together. */
function madeFamilies(): string[] {
  const files = readdirSync('backend/modules', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /mail\.ts$/.test(name),
  );
  return files.flatMap((name) => {
    const text = readFileSync(path.join('backend/modules', name), 'utf8');
    return [...text.matchAll(/\bkind: `([a-z_]+)\.\w*\$\{/g)].map(([, family = '']) => family);
  });
}

test('every family of mails whose kind is put together is known here', () => {
  expect([...new Set(madeFamilies())].sort()).toEqual(Object.keys(MADE).sort());
});

test.each([
  ['Spanish', spanish],
  ['English', english],
])('every kind of mail that the system sends is told in %s', (_, { kind: told }) => {
  const words: Readonly<Record<string, unknown>> = told;
  const wordOf = (kind: string) =>
    kind
      .split('.')
      .reduce<unknown>((held, part) => (typeof held === 'object' && held ? Reflect.get(held, part) : null), words);
  expect(kinds.length).toBeGreaterThan(80);
  expect(kinds.filter((kind) => typeof wordOf(kind) !== 'string')).toEqual([]);
});

test('every kind of mail that the system sends has been looked at for what it carries, and no other is listed', () => {
  expect([...LOOKED_AT].sort()).toEqual([...new Set(kinds)].sort());
});
