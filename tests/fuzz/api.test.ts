import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERVED } from '#backend/served.ts';
import { chance } from '#tests/support/chance.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { SEED } from '#tests/support/seed.ts';
import { answerRules, type Seen } from './support/answer-rules.ts';
import { type ApiDocument, type Operation, operationsOf } from './support/api-operations.ts';
import { type MadeRequest, makeRequest } from './support/api-request.ts';
import { knownOf, STRANGERS, type Stranger, tokenHeader } from './support/strangers.ts';
import { untilHeard } from './support/until-heard.ts';

/** Requests in all; `npm run fuzz` asks for more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 4_500);
const TENANT = 'aurora';
const WITHIN_MS = 30_000;
const MOST_TOLD = 15;

let product: Product;
let operations: Operation[];
let breachOf: ReturnType<typeof answerRules>;

beforeAll(async () => {
  product = await startProduct({}, undefined, false);
  const document = (await (await fetch(`${product.apiOrigin}/openapi.json`)).json()) as ApiDocument;
  operations = operationsOf(document);
  breachOf = answerRules(operations);
});
afterAll(() => product?.stop());

async function send(made: MadeRequest, headers: Record<string, string>): Promise<Seen> {
  const coded = made.body instanceof FormData ? new Response(made.body) : null;
  const type = coded?.headers.get('Content-Type');
  const answer = await request(`${product.apiOrigin}${made.path}`, {
    method: made.method as 'GET',
    headers: {
      'X-TENANT-HOST': `${TENANT}.localhost`,
      ...made.headers,
      ...(type ? { 'Content-Type': type } : {}),
      ...headers,
    },
    body: coded ? Buffer.from(await coded.arrayBuffer()) : (made.body as string | null),
    headersTimeout: WITHIN_MS,
    bodyTimeout: WITHIN_MS,
    // A connection of its own: a kept one may be closed under a request because of the one before it.
    reset: true,
  });
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type'] ?? ''),
    text: await answer.body.text(),
  };
}

test(`${REQUESTS} requests to every operation of the API’s document, by nobody, an investor, an issuer and a manager: each is answered as the document says and by the role`, async () => {
  expect(operations.length).toBe(SERVED.length);
  // A distribution, a long act and a cleared notice, which the demo data have not.
  await demoSamples(product.database, TENANT);
  const known = await knownOf(product.database, TENANT);
  const breaches: string[] = [];
  const yes = new Set<string>();
  const counts = new Map<number, number>();

  const walk = async (who: Stranger, lane: number) => {
    const luck = chance(lane);
    let headers = await tokenHeader(product.database, TENANT, who);
    for (let sent = 0; sent < REQUESTS / STRANGERS.length && breaches.length < MOST_TOLD; sent++) {
      const operation = operations[sent % operations.length];
      if (!operation) break;
      const made = makeRequest(operation, luck, known);
      const seen = await untilHeard(() => send(made, headers), {});
      counts.set(seen.status, (counts.get(seen.status) ?? 0) + 1);
      if (seen.status < 300) yes.add(operation.id);
      const breach = breachOf(operation.id, who, seen);
      if (breach)
        breaches.push(
          `${breach}: ${who} ${made.method} ${made.path.slice(0, 300)} ${typeof made.body === 'string' ? made.body.slice(0, 400) : ''} → ${seen.status} ${seen.text.slice(0, 300)}`,
        );
      // Signing out is one of the operations.
      if (seen.status === 401 || operation.id === 'logout') headers = await tokenHeader(product.database, TENANT, who);
    }
  };
  await Promise.all(STRANGERS.map(walk));

  console.log(
    `seed ${SEED}:`,
    Object.fromEntries([...counts].sort(([a], [b]) => a - b)),
    `${yes.size} operations said yes`,
  );
  expect(breaches, breaches.join('\n')).toEqual([]);
  // Refused at the door alone, this would prove little.
  expect(yes.size).toBeGreaterThan(operations.length / 3);
  expect((await fetch(`${product.apiOrigin}/healthz`)).status).toBe(200);
}, 3_600_000);
