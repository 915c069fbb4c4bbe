import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database?.drop());

/** What cannot be later than what follows it; each answers the records of the demo in which it is. */
const OUT_OF_ORDER: Readonly<Record<string, string>> = {
  'a sheet is decided before it was handed in': `select issuance_id::text as id from information_sheet_versions where decided_at < submitted_at`,
  'a change of terms is decided before it was proposed': `select id::text from issuance_changes where decided_at < proposed_at`,
  'a distribution is approved, paid or ended before it was proposed': `select name as id from distributions
    where least(approved_at, paid_at, ended_at, funded_at) < proposed_at`,
  'a distribution is approved by somebody before it was proposed': `select d.name as id from distribution_approvals a
    join distributions d on d.tenant_id = a.tenant_id and d.id = a.distribution_id where a.at < d.proposed_at`,
  'a distribution is proposed before its project was closed': `select d.name as id from distributions d join issuances i
    on i.tenant_id = d.tenant_id and i.id = d.issuance_id where d.proposed_at < coalesce(i.closed_at, i.campaign_ends_at)`,
  'somebody is admitted before they were proposed': `select id::text from whitelist_entries where decided_at < created_at`,
  'an earning is paid before its holder had tokens': `select e.id::text from earnings e where e.executed_at <
    (select min(v.minted_at) from investments v where v.tenant_id = e.tenant_id and v.issuance_id = e.issuance_id and v.user_id = e.user_id)`,
  'an order is made before it was paid': `select reference as id from investments where minted_at < charged_at`,
};

test.each(Object.entries(OUT_OF_ORDER))(
  'the demo has no record out of order, of any tenant, such as that %s',
  async (_, statement) => {
    expect(await database.query<{ id: string }>(statement)).toEqual([]);
  },
);

test('a step that a manager of the demo took names the manager, so that no history calls it automatic', async () => {
  const nameless = `select investment_id::text as id from investment_events where by = 'manager' and by_user_id is null`;
  expect(await database.query<{ id: string }>(nameless)).toEqual([]);
});
