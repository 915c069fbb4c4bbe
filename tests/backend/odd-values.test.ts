import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderStore } from '#backend/files/file-store.ts';
import { login } from '#contract/auth.ts';
import { type BackEnd, callApi, type Speaker, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';

const HOST = 'aurora.localhost';
let db: TestDatabase;
let backEnd: BackEnd;
let manager: Speaker;
let investor: Speaker;

beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
  backEnd.deps.files = folderStore(process.env.TEST_FILES ?? '');
  manager = await speaker('manager', 'manager');
  investor = await speaker('investor', 'user');
});
afterAll(async () => {
  await backEnd?.close();
  await db?.drop();
});

async function speaker(name: string, kind: Speaker['kind']): Promise<Speaker> {
  const body = { email: `${name}@aurora.test`, password: DEMO_PASSWORD };
  const { body: answer } = await callApi(backEnd.fetch, 'http://api.test', HOST, login, { body });
  return { token: answer.data.accessToken ?? '', kind };
}

function get(path: string, { token, kind }: Speaker): Promise<Response> {
  const header = kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN';
  const headers = { 'X-TENANT-HOST': HOST, [header]: token };
  return Promise.resolve(backEnd.fetch(new Request(`http://api.test${path}`, { headers })));
}

describe('a list', () => {
  test.each(['0000-01-01', '0001-01-01', '1999-12-31', '9999-12-31'])('knows no %s', async (day) => {
    for (const name of ['from', 'to']) {
      const answer = await get(`/v2/pfp/managed/investments?${name}=${day}`, manager);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ fields: { [name]: expect.anything() } });
    }
    expect((await get('/v2/pfp/managed/investments?from=2000-01-01&to=2030-01-01', manager)).status).toBe(200);
  });

  test.each(['sort=__proto__', 'sort=-constructor', 'sort=toString', '__proto__=1', 'constructor=1', 'page=1e400'])(
    'is asked for by no %s',
    async (query) => {
      for (const [path, who] of [
        ['/v2/pfp/managed/investments', manager],
        ['/v2/pfp/managed/issuances', manager],
        ['/v2/pfp/issuances', investor],
        ['/v2/pfp/issuances', investor],
      ] as const) {
        const { status } = await get(`${path}?${query}`, who);
        expect([path, status < 500]).toEqual([path, true]);
      }
    },
  );
});

test('a manager reads an identity document while they are one, and each reading is written down', async () => {
  const [file] = await db.query<{ id: string; owner: string }>(
    `select f.id, f.owner_user_id as owner from files f join tenants t on t.id = f.tenant_id
     where t.name = 'aurora' and f.kind = 'identity' limit 1`,
  );
  const path = `/v2/pfp/files/${file?.id}`;
  const read = await get(path, manager);
  expect(read.status).toBe(200);
  expect(
    Buffer.from(await read.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const rows = await db.query(`select details from audit_log where action = 'file.read' and subject_id = $1`, [
    file?.owner,
  ]);
  expect(rows).toEqual([{ details: { file_id: file?.id, kind: 'identity' } }]);

  await db.query(`update users set role = 'USER', roles = '{USER}' where email = 'manager@aurora.test'`);
  expect((await get(path, manager)).status).not.toBe(200);
});
