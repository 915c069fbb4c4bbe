import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NoRate, rateCents } from './rate-source.ts';

let answer: { status: number; body: string };
const server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
let url = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{currency}`;
});
afterAll(() => server.close());

const spot = (amount: unknown, currency = 'EUR') => JSON.stringify({ data: { amount, base: 'ETH', currency } });

test('a stated rate is what it says', async () => {
  expect(await rateCents({ stated: '2000.00' }, 'EUR')).toBe(200_000n);
});

test('an exchange’s rate, rounded down to cents', async () => {
  answer = { status: 200, body: spot('2345.679') };
  expect(await rateCents({ url }, 'EUR')).toBe(234_567n);
});

test.each([
  ['another currency', 200, spot('2345.67', 'USD')],
  ['an error', 502, spot('2345.67')],
  ['no price', 200, spot('0.00')],
  ['a number', 200, spot(2345.67)],
  ['a page', 200, '<html>'],
])('%s is no rate', async (_, status, body) => {
  answer = { status, body };
  await expect(rateCents({ url }, 'EUR')).rejects.toBeInstanceOf(NoRate);
});

test('a rate source that does not answer gives no rate', async () => {
  await expect(rateCents({ url: 'http://127.0.0.1:9/{currency}' }, 'EUR')).rejects.toBeInstanceOf(NoRate);
});
