import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pointsToNobody } from '#backend/db/sql-state.ts';
import { inTenant, type Tx } from '#backend/db/transaction.ts';
import { PersonGone } from '#backend/http/person-gone.ts';
import { lockIfThere, lockProfile, saveCompany, updateProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { updateUser } from '#backend/modules/users/users.repository.ts';
import { followIssuance } from '#contract/issuances.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

/** What a request writes of a person, by a column `user_id`. */
const TABLES = [
  'issuance_follows',
  'news_refusals',
  'mail_leave_links',
  'known_devices',
  'consents',
  'sophisticated_requests',
  'suitability_tests',
  'loss_simulations',
  'wallets',
  'card_customers',
  'saved_cards',
  'login_secrets',
  'password_resets',
  'verification_codes',
  'external_identities',
  'kyc_checks',
  'company_profiles',
  'beneficiary_declarations',
  'kyc_documents',
  'bank_accounts',
  'waiting_places',
  'ads',
  'ad_contacts',
  'ad_messages',
  'ad_offers',
  'complaints',
  'ballots',
  'project_alerts',
  'mail_choices',
  'mail_lines',
  'access_tokens',
  'authenticators',
  'recovery_codes',
  'sign_in_tickets',
  'passkeys',
  'passkey_challenges',
  'wallet_challenges',
  'payouts',
  'investments',
] as const;

let world: InvestWorld;
let gone: Person;
let there: Person;
const remove = (id: string) =>
  world.call(deleteUser, {
    params: { id },
    body: { reason: 'Lo pide por escrito' },
    as: world.manager,
    key: randomUUID(),
  });
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  [gone, there] = [await world.addPerson(), await world.addPerson()];
  good(await remove(gone.id));
});
afterAll(() => world?.close());

/** What the application's own role says to it; null where it was done. Nothing of it stays. */
async function fault(work: (tx: Tx) => Promise<unknown>): Promise<unknown> {
  const done = new Error('done');
  const run = inTenant(world.backEnd.deps.pool, world.tenantId, async (tx) => {
    await work(tx);
    throw done;
  });
  return run.catch((error: unknown) => (error === done ? null : error));
}

describe('a person whose account was deleted', () => {
  it.each(TABLES)('gets no row in %s, and who is there may', async (table) => {
    const made = (id: string) => (tx: Tx) =>
      tx.execute(sql`insert into ${sql.identifier(table)} (tenant_id, user_id) values (${world.tenantId}, ${id})`);
    expect(pointsToNobody(await fault(made(gone.id)))).toBe(true);
    expect(pointsToNobody(await fault(made(there.id)))).toBe(false);
  });

  it.each<[string, (tx: Tx, id: string) => Promise<unknown>]>([
    ['account', (tx, id) => updateUser(tx, world.tenantId, id, { lang: 'en' })],
    ['address', (tx, id) => updateUser(tx, world.tenantId, id, { email: 'vuelve@example.com' })],
    ['deletion itself', (tx, id) => updateUser(tx, world.tenantId, id, { deletedAt: null })],
    ['profile', (tx, id) => updateProfile(tx, id, { commercialCommunications: true })],
    ['name in the profile', (tx, id) => updateProfile(tx, id, { firstName: 'Vuelve' })],
    [
      'company',
      (tx, userId) => saveCompany(tx, { tenantId: world.tenantId, userId, city: 'Vigo', updatedAt: new Date() }),
    ],
  ])('keeps the row of their %s as it is, and who is there does not', async (_, write) => {
    expect(pointsToNobody(await fault((tx) => write(tx, gone.id)))).toBe(true);
    const other = await fault((tx) => write(tx, there.id));
    expect(other).toBeNull();
  });

  it('is locked by nobody for a change; what comes late from outside finds nobody', async () => {
    expect(await fault((tx) => lockProfile(tx, gone.id))).toBeInstanceOf(PersonGone);
    let found: unknown = 'not asked';
    await fault(async (tx) => {
      found = await lockIfThere(tx, gone.id);
    });
    expect(found).toBeNull();
    expect(await fault((tx) => lockProfile(tx, there.id))).toBeNull();
  });
});

it('a follow and a deletion at once leave either no account and no follow, or a refusal', async () => {
  const { id: issuanceId } = await world.addOffer({ status: 'CAMPAIGN' });
  for (let round = 0; round < 6; round++) {
    const person = await world.addPerson({ prepared: false });
    const follow = world.call(followIssuance, { params: { id: issuanceId }, body: { followed: true }, as: person });
    const [followed, removed] = await Promise.all([follow, remove(person.id)]);
    expect([200, 401, 409]).toContain(followed.status);
    expect(removed.status).toBe(200);
    const left = await world.db.query('select from issuance_follows where user_id = $1', [person.id]);
    expect(left).toHaveLength(0);
  }
});
