import pg from 'pg';
import { callApi } from '#tests/support/back-end.ts';
import { startTestCluster } from '#tests/support/cluster.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { killableBackend } from '#tests/support/killable-backend.ts';
import { good, type OrderSteps, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { bareOrder } from './support/bare-order.ts';
import { atLeast, printGoals } from './support/goals.ts';
import { inParallel } from './support/in-parallel.ts';
import { rowCounts, rowsOf } from './support/order-rows.ts';
import { printTable } from './support/table.ts';
import { wireTap } from './support/wire-tap.ts';

/**
 * Whole orders a second on one hot issuance (place, accept, pay by balance: three calls over HTTP to the back end as a process of its own),
 * against bare SQL that writes the same rows in the same database. Then the last tokens: never one too many.
 */
const ORDERS = 200;
const WARM_UP = 20;
const CASH_CENTS = 1_000_000;
/** The least part of bare SQL's rate (goals of scale). */
const LEAST = 0.4;
const LAST_TOKENS = 20;
const TAKERS = 60;

const stopCluster = await startTestCluster();
try {
  const world = await makeInvestWorld();
  const tap = await wireTap(world.db.url);
  const backEnd = await killableBackend(tap.url);
  try {
    await backEnd.start();
    const steps = orderSteps({
      ...world,
      call: (endpoint, sent) => callApi(fetch, backEnd.origin, world.host, endpoint, sent),
    });
    const offer = await world.addOffer({ tokens: 1_000_000, price: '10' });
    const [model] = await people(world, 1);
    if (!model) throw new Error('nobody is there');
    const modelId = await buy(steps, model, offer);
    for (const person of await people(world, WARM_UP)) await buy(steps, person, offer);

    const rows: string[][] = [];
    let bareStatements = 0;
    for (const lanes of [1, 8, 16]) {
      const before = await rowCounts(world.db, world.tenantId);
      const whole = await inParallel(await people(world, ORDERS), lanes, async (person) => {
        await buy(steps, person, offer);
      });
      const between = await rowCounts(world.db, world.tenantId);
      const rowsOfModel = await rowsOf(world.db, modelId, model.id);
      let bare = 0;
      const said = await tap.during(async () => {
        bare = await bareRate(world, tap.url, rowsOfModel, lanes);
      });
      bareStatements = said.ran / ORDERS;
      const after = await rowCounts(world.db, world.tenantId);
      refuseOtherWork(before, between, after);
      rows.push([String(lanes), whole.toFixed(1), bare.toFixed(1), `${(bare / whole).toFixed(1)}×`]);
      if (lanes <= 8) atLeast(`orders a second, ${lanes} at a time, against bare SQL`, whole / bare, LEAST);
    }
    const [buyer] = await people(world, 1);
    const heard = await tap.during(() => (buyer ? buy(steps, buyer, offer) : Promise.reject(new Error('nobody buys'))));
    printTable(['investors at a time', 'orders/s', 'bare SQL', 'ratio'], rows);
    console.log(
      `  one order: ${heard.ran} statements in ${heard.trips} round trips, ${heard.planned} of them planned anew; bare SQL: ${bareStatements.toFixed(0)}`,
    );
    printGoals();
    await lastTokens(world, steps);
  } finally {
    await backEnd.stop();
    tap.close();
    await world.close();
  }
} finally {
  await stopCluster();
}

async function people(world: InvestWorld, count: number): Promise<Person[]> {
  const made: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const person = await world.addPerson();
    await world.addCash(person, CASH_CENTS);
    made.push(person);
  }
  return made;
}

async function buy(steps: OrderSteps, person: Person, offer: Offer): Promise<string> {
  const { id } = good(await steps.place(person, offer, 1)).data;
  good(await steps.accept(person, id));
  const { status } = good(await steps.pay(person, id, 'BALANCE', true)).data;
  if (status !== 'CHARGED') throw new Error(`an order paid by balance is ${status}`);
  return id;
}

async function bareRate(
  world: InvestWorld,
  url: string,
  model: Awaited<ReturnType<typeof rowsOf>>,
  lanes: number,
): Promise<number> {
  const investors = await people(world, ORDERS);
  const accounts = await world.db.query<{ id: string; user_id: string }>(
    `select id, user_id from ledger_accounts where tenant_id = $1 and kind = 'investor_cash'`,
    [world.tenantId],
  );
  const cashOf = new Map(accounts.map(({ id, user_id }) => [user_id, id]));
  const pool = new pg.Pool({ connectionString: url, max: lanes });
  try {
    return await inParallel(investors, lanes, async ({ id }) => {
      const client = await pool.connect();
      try {
        await bareOrder(client, model, { userId: id, cashAccountId: cashOf.get(id) ?? '' });
      } finally {
        client.release();
      }
    });
  } finally {
    await pool.end();
  }
}

/** A control that writes other rows than the product would be none. The counts are before, between and after the two. */
function refuseOtherWork(...[before, between, after]: [Counts, Counts, Counts]): void {
  for (const table of Object.keys(before)) {
    const whole = (between[table] ?? 0) - (before[table] ?? 0);
    const bare = (after[table] ?? 0) - (between[table] ?? 0);
    if (whole !== bare) throw new Error(`${table}: ${whole} rows by the product, ${bare} by the control`);
  }
}
type Counts = Record<string, number>;

/** Many more takers than tokens, all at once: exactly the tokens are sold, and everything adds up. */
async function lastTokens(world: InvestWorld, steps: OrderSteps): Promise<void> {
  const offer = await world.addOffer({ tokens: LAST_TOKENS, price: '10' });
  const takers = await people(world, TAKERS);
  const ends = await Promise.all(
    takers.map(async (person) => {
      const placed = await steps.place(person, offer, 1);
      if (placed.status !== 200) return outcome(placed);
      const accepted = await steps.accept(person, placed.body.data.id);
      if (accepted.status !== 200) return outcome(accepted);
      return outcome(await steps.pay(person, placed.body.data.id, 'BALANCE', true));
    }),
  );
  const sold = ends.filter((end) => end === '200').length;
  const odd = ends.filter((end) => !/^(200|409 investment\.sold_out|422 validation)/.test(end));
  const breaches = await breachesOf(world.db, world.tenantId);
  if (sold !== LAST_TOKENS || odd.length > 0 || Object.keys(breaches).length > 0)
    throw new Error(`${sold} of ${LAST_TOKENS} tokens sold; ${odd.join(', ')} ${JSON.stringify(breaches)}`);
  console.log(
    `  ${TAKERS} takers of ${LAST_TOKENS} tokens at once: ${sold} sold, ${TAKERS - sold} told so, every sum right`,
  );
}
