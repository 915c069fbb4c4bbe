import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { OrderRows, Row } from './order-rows.ts';

/** Who buys, and the account that their money is on. */
export interface BareInvestor {
  userId: string;
  cashAccountId: string;
}

/**
 * Writes the rows of one order as another order wrote them, in the same three transactions under the same locks, by prepared statements and
 * nothing else: no HTTP, no check, no reading but for the locks.
 */
export async function bareOrder(
  client: pg.PoolClient,
  model: OrderRows,
  { userId, cashAccountId }: BareInvestor,
): Promise<void> {
  const id = randomUUID();
  const [accountId, entryId, holdId] = [randomUUID(), randomUUID(), randomUUID()];
  const [order, events, audits, keys] = [
    one(model.investments),
    model.investment_events,
    model.audit_log,
    model.idempotency_keys,
  ];
  const insert = (table: string, row: Row | undefined, change: Row) => {
    if (!row) throw new Error(`the model order wrote fewer rows of ${table} than this control`);
    return insertRow(client, table, { ...row, ...change });
  };
  const tenantId = order.tenant_id;

  const event = (at: number) =>
    insert('investment_events', events[at], { id: randomUUID(), investment_id: id, ...byOf(events[at], userId) });
  const audit = (at: number) => insert('audit_log', audits[at], { id: randomUUID(), subject_id: id, user_id: userId });
  const move = (status: unknown, at: unknown) =>
    run(client, 'move', 'update investments set status = $3, updated_at = $4 where tenant_id = $1 and id = $2', [
      tenantId,
      id,
      status,
      at,
    ]);
  const lock = async () => {
    await run(client, 'lock_issuance', 'select id from issuances where tenant_id = $1 and id = $2 for no key update', [
      tenantId,
      order.issuance_id,
    ]);
    await run(client, 'lock_investment', 'select id from investments where tenant_id = $1 and id = $2 for update', [
      tenantId,
      id,
    ]);
  };
  const keyed = async (at: number, work: () => Promise<void>) => {
    const key = randomUUID();
    await client.query('begin');
    await insert('idempotency_keys', keys[at], { key, user_id: userId, status: null, answer: null });
    await work();
    await run(
      client,
      'keep',
      'update idempotency_keys set status = 200, answer = $4 where tenant_id = $1 and user_id = $2 and key = $3',
      [tenantId, userId, key, JSON.stringify(keys[at]?.answer)],
    );
    await client.query('commit');
  };

  await keyed(0, async () => {
    const cart = {
      id,
      user_id: userId,
      reference: `ORD-${randomBytes(6).toString('hex')}`,
      status: 'CREATED',
      ...EMPTY_CART,
    };
    await insert('investments', order, cart);
    await event(0);
    await audit(0);
    for (const consent of model.consents) await insert('consents', consent, { id: randomUUID(), user_id: userId });
  });
  await keyed(1, async () => {
    await lock();
    await move('ACCEPTED', order.accepted_at);
    await event(1);
    await audit(1);
  });
  await keyed(2, async () => {
    await lock();
    await insert('ledger_accounts', one(model.ledger_accounts), { id: accountId, user_id: userId });
    await insert('balance_holds', one(model.balance_holds), { id: holdId, investment_id: id, spent_at: null });
    await insert('ledger_entries', one(model.ledger_entries), { id: entryId, ref: holdId, memo: id });
    const [paid, held] = model.ledger_postings;
    await insert('ledger_postings', paid, { entry_id: entryId, account_id: cashAccountId });
    await insert('ledger_postings', held, { entry_id: entryId, account_id: accountId });
    await run(
      client,
      'pay',
      'update investments set method = $3, balance_cents = $4 where tenant_id = $1 and id = $2',
      [tenantId, id, order.method, order.balance_cents],
    );
    await event(2);
    await audit(2);
    await run(client, 'spend', 'update balance_holds set spent_at = created_at where tenant_id = $1 and id = $2', [
      tenantId,
      holdId,
    ]);
    await run(
      client,
      'charge',
      'update investments set status = $3, charged_at = $4, updated_at = $4, expires_at = null where tenant_id = $1 and id = $2',
      [tenantId, id, order.status, order.charged_at],
    );
    await event(3);
    await audit(3);
    for (const mail of model.mails) await insert('mails', mail, { id: randomUUID(), user_id: userId });
  });
}

const EMPTY_CART = {
  method: null,
  balance_cents: '0',
  accepted_at: null,
  charged_at: null,
  reflection_ends_at: null,
  expires_at: null,
};

function one(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error('the model order wrote other rows than this control knows');
  return row;
}

const byOf = (event: Row | undefined, userId: string) => (event?.by_user_id ? { by_user_id: userId } : {});

async function insertRow(client: pg.PoolClient, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, at) => `$${at + 1}`).join(',');
  await run(
    client,
    table,
    `insert into ${table} (${columns.join(',')}) values (${places})`,
    Object.values(row).map(asSql),
  );
}

/** Prepared once a connection. */
function run(client: pg.PoolClient, name: string, text: string, values: unknown[]) {
  return client.query({ name, text, values });
}

function asSql(value: unknown): unknown {
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value);
  return isJson ? JSON.stringify(value) : value;
}
