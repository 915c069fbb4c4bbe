import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { request } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERVED } from '#backend/served.ts';
import type { Caller } from '#contract/endpoint.ts';
import { chance } from '#tests/support/chance.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { SEED } from '#tests/support/seed.ts';
import { type ApiDocument, type Operation, operationsOf } from './support/api-operations.ts';
import { type MadeRequest, makeRequest } from './support/api-request.ts';
import { knownOf, STRANGERS, type Stranger, tokenHeader } from './support/strangers.ts';

/** Requests in all; `npm run fuzz` asks for more. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 14_000);
const TENANT = 'aurora';
const WITHIN_MS = 30_000;
const MOST_TOLD = 15;

const MAY: Record<Caller, readonly Stranger[]> = {
  anyone: STRANGERS,
  'signed-in': ['investor', 'issuer', 'manager'],
  investor: ['investor'],
  issuer: ['issuer'],
  manager: ['manager'],
  'issuer-or-manager': ['issuer', 'manager'],
};

let product: Product;
let operations: Operation[];
let callers: Map<string, Caller>;
const shapes = new Map<string, ValidateFunction>();
let refusal: ValidateFunction;

beforeAll(async () => {
  product = await startProduct();
  const document = (await (await fetch(`${product.apiOrigin}/openapi.json`)).json()) as ApiDocument;
  operations = operationsOf(document);
  callers = new Map(SERVED.map(({ endpoint }) => [endpoint.id, endpoint.caller]));
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: false }));
  for (const { id, answer } of operations) if (answer) shapes.set(id, ajv.compile(answer));
  refusal = ajv.compile({ type: 'object', required: ['error'], properties: { error: { type: 'string' } } });
});
afterAll(() => product?.stop());

interface Seen {
  status: number;
  type: string;
  text: string;
}

/** What an answer breaks of what must hold for all of them; null where nothing. */
function breachOf(operation: Operation, who: Stranger, { status, type, text }: Seen): string | null {
  if (status >= 500) return 'a fault of the server';
  // A header or an address that is too long is refused before there is a request.
  if (status === 431) return null;
  const isYes = status >= 200 && status < 300;
  const caller = callers.get(operation.id);
  if (isYes && !(caller && MAY[caller].includes(who))) return 'a yes to the wrong role';
  if (!type.startsWith('application/json')) return isYes ? null : 'a refusal that is not JSON';
  const body: unknown = JSON.parse(text);
  if (!isYes) return refusal(body) ? null : 'a refusal without a code';
  const shape = shapes.get(operation.id);
  if (shape && !shape(body)) return `not as the document says: ${JSON.stringify(shape.errors?.slice(0, 2))}`;
  return null;
}

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
      // What is refused unread may be cut off while it is still being sent; a process that has ended answers at no try.
      const seen = await send(made, headers)
        .catch(() => send(made, headers))
        .catch((error: unknown) => ({ status: 599, type: '', text: String(error) }));
      counts.set(seen.status, (counts.get(seen.status) ?? 0) + 1);
      if (seen.status < 300) yes.add(operation.id);
      const breach = breachOf(operation, who, seen);
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
  expect(breaches).toEqual([]);
  // Refused at the door alone, this would prove little.
  expect(yes.size).toBeGreaterThan(operations.length / 3);
  expect((await fetch(`${product.apiOrigin}/healthz`)).status).toBe(200);
}, 3_600_000);
