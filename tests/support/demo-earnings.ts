import type { TestDatabase } from './database.ts';
import { addInvestor, type DemoInvestor } from './demo-copies.ts';
import { demoSamples } from './demo-samples.ts';
import { addEarning } from './earning-steps.ts';

/** At the demo's tenant: an investor with two earnings of 81.00 and 0.50 that are paid and not claimed. */
export async function paidInvestor(database: TestDatabase, lang: 'es' | 'en' = 'es'): Promise<DemoInvestor> {
  const { tenantId, issuanceId } = await demoSamples(database);
  const who = await addInvestor(database, { lang });
  const [manager] = await database.query<{ id: string }>(
    "select id from users where tenant_id = $1 and email = 'manager@aurora.test'",
    [tenantId],
  );
  if (!manager) throw new Error('aurora has no manager');
  const world = { db: database, tenantId, manager } as unknown as Parameters<typeof addEarning>[0];
  await addEarning(world, who, issuanceId, { gross: 10_000, withheld: 1900 });
  await addEarning(world, who, issuanceId, { gross: 50, withheld: 0 });
  return who;
}
