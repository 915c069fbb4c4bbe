import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';

let world: InvestWorld;
let till: string;
let purse: string;
let drawer: string;
let box: string;

beforeAll(async () => {
  world = await makeInvestWorld();
  till = await account('bank', false);
  purse = await account('fees', true);
  drawer = await account('payouts_due', true);
  box = await account('withholding_due', true);
});
afterAll(() => world.close());

async function account(kind: string, guarded: boolean): Promise<string> {
  const [row] = await world.db.query<{ id: string }>(
    `insert into ledger_accounts (tenant_id, kind, asset, guarded, created_at) values ($1, $2, 'EUR', $3, now()) returning id`,
    [world.tenantId, kind, guarded],
  );
  return row?.id ?? '';
}

type Posted = [account: string, amount: number];

/** Writes an entry, where its id is not given, and its postings in one transaction, as one statement or as one each. */
async function post(postings: Posted[], { entry, apart = false }: { entry?: string; apart?: boolean } = {}) {
  const id = entry ?? randomUUID();
  const begin = entry
    ? []
    : [
        `insert into ledger_entries (tenant_id, id, kind, ref, created_at) values ('${world.tenantId}', '${id}', 'test', '${id}', now())`,
      ];
  const rows = postings.map(([to, amount]) => `('${world.tenantId}', '${id}', '${to}', 'EUR', ${amount})`);
  const insert = (values: string) =>
    `insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount) values ${values}`;
  const inserts = apart ? rows.map(insert) : rows.length > 0 ? [insert(rows.join(', '))] : [];
  await world.db.query(`do $$ begin ${[...begin, ...inserts].map((sql) => `${sql};`).join(' ')} end $$`);
  return id;
}

test.each([
  [
    'that sums to zero is kept',
    () =>
      [
        [till, -500],
        [purse, 500],
      ] as Posted[],
    null,
  ],
  ['of no postings is refused', () => [] as Posted[], 'has 0 postings'],
  ['of one posting is refused', () => [[till, 5]] as Posted[], 'has 1 postings'],
  [
    'that is a cent short is refused',
    () =>
      [
        [till, -500],
        [purse, 499],
      ] as Posted[],
    'does not sum to zero',
  ],
])('an entry %s, however its postings are written', async (_, postings, refusal) => {
  for (const apart of [false, true]) {
    const posting = post(postings(), { apart });
    await (refusal ? expect(posting).rejects.toThrow(refusal) : posting);
  }
});

test('a posting that joins an entry of an earlier transaction is weighed with it', async () => {
  const entry = await post([
    [till, -100],
    [purse, 100],
  ]);
  await post([
    [till, -10],
    [box, 10],
  ]);
  await expect(post([[drawer, 1]], { entry })).rejects.toThrow('does not sum to zero');
  const late: Posted[] = [
    [drawer, 1],
    [box, -2],
  ];
  await expect(post(late, { entry })).rejects.toThrow('does not sum to zero');
  await post(
    [
      [drawer, 1],
      [box, -1],
    ],
    { entry },
  );
});

test('a guarded account never falls below zero, and nothing that was posted is changed or taken away', async () => {
  const entry = await post([
    [till, -100],
    [purse, 100],
  ]);
  await expect(
    post([
      [till, 1_000_000],
      [purse, -1_000_000],
    ]),
  ).rejects.toThrow('below zero');
  for (const change of [
    'update ledger_postings set amount = amount where entry_id = $1',
    'delete from ledger_postings where entry_id = $1',
  ])
    await expect(world.db.query(change, [entry])).rejects.toThrow();
});
