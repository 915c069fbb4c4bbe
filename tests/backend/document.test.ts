import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TENANTS } from '#tenants/registry.ts';
import { type BackEnd, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';

/** The API's document, read by a validator that is not ours. */
let db: TestDatabase;
let backEnd: BackEnd;
let document: { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };

beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
  document = await (await backEnd.fetch(new Request('http://api.test/openapi.json'))).json();
});
afterAll(async () => {
  await backEnd?.close();
  await db?.drop();
});

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'pattern' && typeof inner === 'string' ? [inner] : patternsIn(inner),
  );
}

test('every pattern of the document is one of JSON Schema, which knows no flags', () => {
  const patterns = [...new Set(patternsIn(document))];
  expect(patterns.length).toBeGreaterThan(5);
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
});

test('the customization of every tenant is what the document says', async () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const address = Object.keys(document.paths).find((path) => path.endsWith('/get-customization')) ?? '';
  const place = address.replaceAll('~', '~0').replaceAll('/', '~1');
  const validate = ajv.compile({
    $ref: `api#/paths/${place}/get/responses/200/content/application~1json/schema`,
  });
  expect(TENANTS).toHaveLength(22);
  for (const { name, hosts } of TENANTS) {
    const headers = { 'X-TENANT-HOST': hosts.test[0] ?? '' };
    const answer = await backEnd.fetch(new Request(`http://api.test${address}`, { headers }));
    expect([name, answer.status]).toEqual([name, 200]);
    validate(await answer.json());
    expect([name, validate.errors]).toEqual([name, null]);
  }
});
