import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { complaintSteps } from '#tests/support/complaint-steps.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, pdfFile } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let desk: ReturnType<typeof complaintSteps>;
let client: Person;
let id: string;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  desk = complaintSteps(world);
  client = await world.addPerson();
  id = good(await desk.file(client, {}, randomUUID(), { paper_1: pdfFile() })).data.id;
  good(await desk.admit(id));
});
afterAll(() => world?.close());

/** What the application's own role is told; null where it was done. */
async function asApplication(statement: string, tenantId = world.tenantId): Promise<unknown> {
  return inTenant(world.backEnd.ownPool, tenantId, async (tx) => {
    const { rowCount } = await tx.execute(statement);
    return rowCount;
  }).catch((error: { cause?: { code?: string } }) => error.cause?.code ?? error);
}

describe('the records of complaints', () => {
  test.each([
    ['what', "'otra cosa que no se dijo'"],
    ['demand', "'nada'"],
    ['loss', "'mucho'"],
    ['happened_on', "'2020-01-01'"],
    ['reference', "'REC-OTRA'"],
    ['filed_at', 'now()'],
    ['user_id', 'gen_random_uuid()'],
  ])('stay as they were filed: %s', async (column, value) => {
    expect(await asApplication(`update complaints set ${column} = ${value} where id = '${id}'`)).toBe('23001');
  });

  test.each([
    'delete from complaints',
    'delete from complaint_steps',
    "update complaint_steps set text = 'otro'",
    'delete from complaint_papers',
    'update complaint_papers set file_id = gen_random_uuid()',
  ])('are neither taken away nor rewritten by the application: %s', async (statement) => {
    expect(await asApplication(statement)).toBe('42501');
  });

  test('hold together: no state without its days, and no outcome but of a decision', async () => {
    for (const change of [
      "state = 'DECIDED'",
      "outcome = 'UPHELD'",
      'due_at = null',
      'ended_at = now()',
      'decide_by = null',
      "state = 'ASKED'",
      'answer_by = now()',
    ])
      expect([change, await asApplication(`update complaints set ${change} where id = '${id}'`)]).toEqual([
        change,
        '23514',
      ]);
  });

  test('are seen and touched by their own tenant alone', async () => {
    const other = randomUUID();
    for (const table of ['complaints', 'complaint_steps', 'complaint_papers'])
      expect(await asApplication(`select 1 from ${table}`, other)).toBe(0);
    expect(await asApplication(`update complaints set due_at = now() where id = '${id}'`, other)).toBe(0);
    expect(await asApplication('select 1 from complaints')).toBe(1);
  });

  test('stay over once they are, and go with what is kept of their person, not before its day', async () => {
    good(await desk.decide(id));
    expect(await asApplication(`update complaints set state = 'EXAMINING' where id = '${id}'`)).not.toBe(1);
    const forget = (day: string) => asApplication(`select lonja_forget_complaints('${client.id}', '${day}')`);
    expect(await forget('2999-01-01')).toBe('23001');
    good(
      await world.call(deleteUser, {
        params: { id: client.id },
        body: { reason: 'Lo pide por escrito' },
        as: world.manager,
        key: randomUUID(),
      }),
    );
    const [record] = await world.db.query<{ until: string }>(
      "select until::text from kept_records where user_id = $1 and kind = 'orders'",
      [client.id],
    );
    expect(await forget(record?.until ?? '')).toBe('23001');
    expect(await asApplication('select 1 from complaints')).toBe(1);
    expect(await forget('2999-01-01')).toBe(1);
    for (const table of ['complaints', 'complaint_steps', 'complaint_papers'])
      expect(await asApplication(`select 1 from ${table}`)).toBe(0);
  });
});
