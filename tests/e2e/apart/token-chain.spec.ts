import { randomBytes } from 'node:crypto';
import { parseAbi, parseEther } from 'viem';
import { getAddress } from 'viem/utils';
import { tokenConnectionOf } from '#backend/providers/erc3643/token-connection.ts';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { anvilMissing, startAnvil } from '#tests/support/anvil.ts';
import { expect, test } from '#tests/support/journey.ts';

// Every tenant's tokens are worked at by the product's own clock.
test.use({ apart: true });

/** The standard's own words (ERC-3643), not those of our code. */
const ERC3643 = parseAbi([
  'function totalSupply() view returns (uint256)',
  'function isFrozen(address) view returns (bool)',
]);
const PATIENCE_MS = 200_000;

const missing = await anvilMissing();

test('@each a token of the register is made on the chain, its holders there are the register’s, and an address is frozen once another manager approves', async ({
  visit,
  product,
  words,
  tenant,
}) => {
  test.skip(missing !== null, `no node: ${missing}`);
  test.setTimeout(3 * PATIENCE_MS);
  const anvil = await startAnvil();
  try {
    const { database, dataDir } = product;
    const tokenChain = { chainId: await anvil.client.getChainId(), rpcUrl: anvil.origin, account: 7, confirmations: 1 };
    await database.query(
      `update tenants set settings = settings || jsonb_build_object('tokenChain', $1::jsonb), version = version + 1 where name = '${tenant}'`,
      [JSON.stringify(tokenChain)],
    );
    const connection = tokenConnectionOf(
      { settings: tenantSettings.parse({ tokenChain }) },
      { isOwnMachine: true, dataDir, tokenSigningKey: null, tokenSignerUrl: null, tokenSignerTls: {} },
    );
    const owner = getAddress((await connection?.signer()?.address()) ?? '');
    await anvil.client.setBalance({ address: owner, value: parseEther('1000') });

    // A closed project whose holders are few and have sent each other nothing, and an approved address for the largest of them.
    const [held] = await database.query<{ id: string; user_id: string; tokens: string }>(
      `select h.issuance_id as id, h.user_id, sum(h.tokens) over (partition by h.issuance_id)::text as tokens
       from issuance_holders h join issuances i on (i.tenant_id, i.id) = (h.tenant_id, h.issuance_id)
       join tenants t on t.id = i.tenant_id where t.name = '${tenant}' and i.status = 'CLOSED' and h.tokens > 0
       and not exists (select from token_transfers m where (m.tenant_id, m.issuance_id) = (h.tenant_id, h.issuance_id))
       order by count(*) over (partition by h.issuance_id), h.issuance_id, h.tokens desc, h.user_id limit 1`,
    );
    if (!held) throw new Error('nobody holds tokens');
    const address = getAddress(`0x${randomBytes(20).toString('hex')}`);
    await database.query(
      `insert into whitelist_entries (tenant_id, id, issuance_id, user_id, address, state, created_by, created_at, decided_by, decided_at, moved_at)
       select tenant_id, gen_random_uuid(), $1, $2, $3, 'APPROVED', id, now(), id, now(), date_trunc('milliseconds', now())
       from users where email = 'manager@${tenant}.test'`,
      [held.id, held.user_id, address],
    );
    const sheet = `/manager/tokens/${held.id}?tab=chain`;
    const page = await visit(tenant, sheet, `manager@${tenant}.test`);
    await page.getByRole('button', { name: words('tokens:chain.create') }).click();
    await expect(page.getByRole('heading', { name: words('tokens:chain.askCreate') })).toBeVisible();
    await page.getByRole('button', { name: words('tokens:chain.create') }).click();
    await expect(page.getByRole('main')).toContainText(words('tokens:chain.contract'));
    const main = page.getByRole('main');
    const comes = (text: string) =>
      expect
        .poll(
          async () => {
            await anvil.client.mine({ blocks: 1 });
            await page.goto(sheet);
            return main.innerText();
          },
          { timeout: PATIENCE_MS, intervals: [2000] },
        )
        .toContain(text);
    await comes(words('tokens:chain.state.open'));
    await comes(words('tokens:chain.same'));
    const [made] = await database.query<{ address: `0x${string}` }>(
      'select address from chain_tokens where issuance_id = $1',
      [held.id],
    );
    if (!made) throw new Error('no token was made');

    await page.getByRole('link', { name: words('tokens:act.ask') }).click();
    await page.getByText(words('tokens:act.kind.freeze'), { exact: true }).click();
    await page
      .getByRole('textbox', { name: words('tokens:act.address') })
      .first()
      .fill(address);
    await page.getByLabel(words('tokens:act.reason')).fill('Orden judicial 12/2026');
    await page.getByRole('button', { name: words('tokens:act.go') }).click();
    await page.getByRole('button', { name: words('tokens:act.send') }).click();
    await expect(main).toContainText(words('tokens:chain.waitsForOther', { act: words('tokens:act.kind.freeze') }));

    const second = await visit(tenant, sheet, `approver@${tenant}.test`);
    await second
      .getByRole('link', { name: words('tokens:act.kind.freeze') })
      .first()
      .click();
    await expect(second.getByRole('main')).toContainText('Orden judicial 12/2026');
    await second.getByRole('button', { name: words('tokens:act.approve') }).click();
    await comes(words('tokens:chain.frozen'));
    const read = { address: made.address, abi: ERC3643 } as const;
    expect(await anvil.client.readContract({ ...read, functionName: 'isFrozen', args: [address] })).toBe(true);
  } finally {
    await anvil.stop();
  }
});
