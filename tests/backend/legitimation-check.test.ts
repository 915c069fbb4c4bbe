import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkLegitimation,
  getLegitimation,
  getLegitimationPaper,
  issueLegitimation,
  returnLegitimation,
} from '#contract/legitimations.ts';
import { addMonths, dayIn } from '#domain/time/zone.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { readPdf } from '#tests/support/pdf-reader.ts';
import { transferSteps } from '#tests/support/transfer-steps.ts';

const today = dayIn(new Date(), 'Europe/Madrid');
let world: InvestWorld;
let ana: Person;
let issuanceId: string;
beforeAll(async () => {
  world = await makeInvestWorld();
  ana = await world.addPerson();
  issuanceId = (await transferSteps(world).held([[ana, 10]])).id;
});
afterAll(() => world?.close());

async function issued() {
  const body = { issuance_id: issuanceId, tokens: 2, purpose: 'RIGHTS' as const, detail: 'La junta de mayo' };
  const asked = { ...body, valid_until: addMonths(today, 3) };
  const { id, number } = good(await world.call(issueLegitimation, { as: ana, key: randomUUID(), body: asked })).data;
  const { check_code: code } = good(await world.call(getLegitimation, { as: ana, params: { id } })).data;
  return { id, number, code };
}
const check = (number: number, code: string, of: Pick<InvestWorld, 'call'> = world, from?: string) =>
  of.call(checkLegitimation, { body: { number, code }, ...(from && { headers: { 'X-Forwarded-For': from } }) });
const found = async (...asked: Parameters<typeof check>) => good(await check(...asked)).data.certificate;

test('a person who has the paper learns with its number and code whether it stands, was given back or is over, and no more than it says', async () => {
  const { id, number, code } = await issued();
  const paper = good(await world.call(getLegitimationPaper, { as: ana, params: { id } })).data;
  const text = readPdf(Buffer.from(paper.base64, 'base64')).pages.join('');
  expect(text).toContain(code);
  expect(text).toContain('/legitimations');
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  const stands = await found(number, typed);
  expect(stands).toMatchObject({ number, standing: 'STANDS', tokens: 2, valid_until: addMonths(today, 3) });
  expect(Object.keys(stands ?? {}).sort()).toEqual(
    [
      ...['ended_at', 'holder', 'issued_at', 'issuer', 'keeper', 'number'],
      ...['project', 'standing', 'symbol', 'tokens', 'valid_until'],
    ].sort(),
  );
  good(await world.call(returnLegitimation, { as: ana, key: randomUUID(), params: { id }, body: {} }));
  expect(await found(number, code)).toMatchObject({ standing: 'RETURNED' });
  const other = await issued();
  expect(other.code).not.toBe(code);
  world.moveDays(200);
  // Its last day is over, noted or not.
  expect(await found(other.number, other.code)).toMatchObject({ standing: 'EXPIRED' });
  world.moveDays(null);
});

test('a wrong code, another’s, a number that none has and another tenant get one answer, and a place asks sixty times an hour', async () => {
  const [one, two] = [await issued(), await issued()];
  const far = (await anotherTenant(world)) as unknown as InvestWorld;
  const answers = [
    await check(one.number, two.code),
    await check(one.number, `${one.code.slice(0, -1)}${one.code.endsWith('7') ? '8' : '7'}`),
    await check(one.number, 'x'),
    await check(999_999, one.code),
    await check(one.number, one.code, far),
  ];
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answers[0]?.body).toEqual({ data: { certificate: null } });
  const kept = await world.db.query<{ secret: string }>('select secret from check_secrets', []);
  expect(kept.some(({ secret }) => secret.includes(one.code))).toBe(false);
  for (let at = 0; at < 60; at += 1) await check(one.number, 'x', world, '203.0.113.9');
  expect(outcome(await check(one.number, one.code, world, '203.0.113.9'))).toBe('429 legitimation.too_many_checks');
  expect(await found(one.number, one.code, world, '203.0.113.10')).toMatchObject({ standing: 'STANDS' });
});
