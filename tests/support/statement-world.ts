import { randomUUID } from 'node:crypto';
import { getInvestment } from '#contract/investments.ts';
import type { SampleRow } from '#domain/statement/sample-files.ts';
import { dayIn } from '#domain/time/zone.ts';
import { makeInvestWorld, type Person } from './invest-world.ts';
import { good, orderAt, orderSteps } from './order-steps.ts';
import { statementFile, statementSteps } from './statement-steps.ts';

type Halt = Parameters<typeof orderAt>[4];

/** The day in Spain. */
export const TODAY = dayIn(new Date(), 'Europe/Madrid');

/** A transfer of 102.50 that came today, with a reference of its own. */
export const movement = (change: Partial<SampleRow>): SampleRow => ({
  day: TODAY,
  cents: 10_250n,
  text: 'Transferencia recibida',
  name: 'Elena Ortiz Sáez',
  iban: 'ES7921000813610123456789',
  reference: `T${randomUUID().slice(0, 12).toUpperCase()}`,
  ...change,
});

/** A tenant with an offer that is paid for by transfer, and its bank statements. */
export async function makeStatementWorld() {
  const world = await makeInvestWorld();
  const orders = orderSteps(world);
  const steps = statementSteps(world);
  const offer = await world.addOffer({ tokens: 100_000, price: '10' });
  const own = async (as: Person, id: string) => good(await world.call(getInvestment, { params: { id }, as })).data;
  const imported = async (...rows: SampleRow[]) => {
    const made = good(await steps.send(statementFile(rows))).data;
    return { made, rows: await steps.rowsOf(made.id) };
  };
  return {
    ...world,
    orders,
    steps,
    offer,
    own,
    imported,
    /** An order of 10 tokens by transfer: 102.50 with its fee. */
    async ordered(status: Halt = 'IN_UPLOAD_PROOF_OF_PAYMENT') {
      const person = await world.addPerson();
      const id = await orderAt(orders, person, offer, 10, status);
      return { person, ...(await own(person, id)) };
    },
    statusOf: async ({ person, id }: { person: Person; id: string }) => (await own(person, id)).status,
    /** Imports one movement that has to wait. */
    async waitingRow(change: Partial<SampleRow>) {
      const { rows } = await imported(movement(change));
      const [row] = rows;
      if (row?.state !== 'WAITING') throw new Error(`it does not wait: ${JSON.stringify(rows)}`);
      return row;
    },
  };
}
export type StatementWorld = Awaited<ReturnType<typeof makeStatementWorld>>;
