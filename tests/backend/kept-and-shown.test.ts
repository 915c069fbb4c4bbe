import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anchorAudit } from '#backend/audit/anchor-audit.ts';
import { readConfig } from '#backend/config.ts';
import { inTenant } from '#backend/db/transaction.ts';
import { offeredMethods } from '#backend/modules/payments/offered-methods.ts';
import { PROVIDERS } from '#backend/providers/registry.ts';
import { sayWhatIsMissing } from '#backend/say-what-is-missing.ts';
import { installTenants } from '#backend/seed/install-tenants.ts';
import { TENANT_SEEDS } from '#backend/seed/tenants/all-tenants.ts';
import { SERVED } from '#backend/served.ts';
import { isRefusedWhileImpersonating } from '#contract/endpoint.ts';
import { listInvestments } from '#contract/investments.ts';
import { TENANTS } from '#tenants/registry.ts';
import { cloneDatabase } from '#tests/support/database.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { rawCall } from '#tests/support/raw-call.ts';
import { SAMPLE_INPUTS } from '#tests/support/sample-inputs.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

/** A manager who looks through a person's eyes. */
async function behind(person: Person): Promise<Person> {
  const token = randomBytes(32).toString('base64url');
  await world.db.query(
    `insert into access_tokens (tenant_id, user_id, kind, token_hash, impersonator_user_id, impersonation_reason, created_at, expires_at)
     values ($1,$2,'user',$3,$4,'ayuda',now(),now() + interval '30 minutes')`,
    [world.tenantId, person.id, createHash('sha256').update(token).digest('hex'), world.manager.id],
  );
  return { ...person, token };
}

describe('a manager behind another person’s session', () => {
  const acting = SERVED.map(({ endpoint }) => endpoint).filter(
    ({ method, caller }) => method !== 'GET' && caller !== 'anyone' && caller !== 'manager',
  );

  test('has a decision for each endpoint that changes something', () => {
    expect(acting.length).toBeGreaterThan(20);
    expect(acting.filter(({ action }) => !action).map(({ id }) => id)).toEqual([]);
    expect(acting.filter((endpoint) => !isRefusedWhileImpersonating(endpoint)).map(({ id }) => id)).toEqual([]);
  });

  test('looks, and is refused whatever acts in the person’s name', async () => {
    const as = await behind(await world.addPerson());
    expect((await world.call(listInvestments, { as })).status).toBe(200);
    const refused = SERVED.map(({ endpoint }) => endpoint).filter(
      (endpoint) =>
        (endpoint.caller === 'investor' || endpoint.caller === 'signed-in') && isRefusedWhileImpersonating(endpoint),
    );
    const through: string[] = [];
    for (const endpoint of refused) {
      const { status, json } = await rawCall(world.backEnd.fetch, endpoint, {
        host: world.host,
        as,
        input: SAMPLE_INPUTS[endpoint.id] ?? {},
        key: crypto.randomUUID(),
      });
      if (status !== 403 || json?.error !== 'access.impersonated')
        through.push(`${endpoint.id}: ${status} ${json?.error}`);
    }
    expect(refused.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'placeOrder',
        'acceptOrder',
        'declareInterest',
        'revokeInvestment',
        'prepareContract',
        'getPaymentHandover',
      ]),
    );
    expect(through).toEqual([]);
  });
});

describe('an order that was accepted', () => {
  test('is not paid by somebody who was turned away meanwhile, nor into an offer that was stopped', async () => {
    const offer = await world.addOffer();
    const steps = orderSteps(world);
    const [ana, eva] = [await world.addPerson(), await world.addPerson()];
    const [hers, other] = [
      await orderAt(steps, ana, offer, 2, 'ACCEPTED'),
      await orderAt(steps, eva, offer, 2, 'ACCEPTED'),
    ];
    await world.db.query(`update users set status = 'REJECTED', rejection_reason = 'USER' where id = $1`, [ana.id]);
    expect(outcome(await steps.pay(ana, hers))).toBe('403 user.rejected');
    await world.db.query(`update issuances set suspended_until = now() + interval '1 day' where id = $1`, [offer.id]);
    expect(outcome(await steps.pay(eva, other))).toBe('409 investment.not_open');
    await world.db.query('update issuances set suspended_until = null where id = $1', [offer.id]);
    expect(outcome(await steps.pay(eva, other))).toBe('200');
  });
});

describe('the audit log', () => {
  const anchor = (at: Date) =>
    inTenant(world.backEnd.deps.pool, world.tenantId, (tx) => anchorAudit(world.backEnd.deps, tx, world.tenantId, at));
  const broken = () => world.db.query<{ seq: number }>('select seq from lonja_audit_check($1)', [world.tenantId]);
  const write = (at: string, action: string) =>
    world.db.query(`insert into audit_log (tenant_id, at, action, details) values ($1, $2, $3, '{}')`, [
      world.tenantId,
      at,
      action,
    ]);

  test('shows a row that was changed, taken away or slipped in after it was anchored, and which anchors it breaks', async () => {
    for (const day of ['01', '02', '03']) {
      await write(`2026-01-${day}T10:00:00Z`, `test.a${day}`);
      await write(`2026-01-${day}T11:00:00Z`, `test.b${day}`);
      await anchor(new Date(`2026-01-${day}T13:00:00Z`));
      await anchor(new Date(`2026-01-${day}T13:00:00Z`));
    }
    expect(await world.db.query('select seq from audit_anchors where tenant_id = $1', [world.tenantId])).toHaveLength(
      3,
    );
    expect(await broken()).toEqual([]);
    await world.db.query(`update audit_log set action = 'test.other' where action = 'test.a02'`);
    expect((await broken()).map(({ seq }) => seq)).toEqual([2]);
    await world.db.query(`update audit_log set action = 'test.a02' where action = 'test.other'`);
    expect(await broken()).toEqual([]);
    await world.db.query(`delete from audit_log where action = 'test.b03'`);
    expect((await broken()).map(({ seq }) => seq)).toEqual([3]);
    await write('2026-01-01T10:30:00Z', 'test.slipped_in');
    expect((await broken()).map(({ seq }) => seq)).toEqual([1, 3]);
    await world.db.query(`delete from audit_anchors where tenant_id = $1 and seq = 2`, [world.tenantId]);
    expect((await broken()).length).toBeGreaterThan(1);
  });

  test('cannot have its anchors changed by the application', async () => {
    for (const statement of ['update audit_anchors set rows = 0', 'delete from audit_anchors'])
      await expect(
        inTenant(world.backEnd.ownPool, world.tenantId, (tx) => tx.execute(statement)),
      ).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});

describe('where money is real', () => {
  const config = readConfig({
    APP_ENV: 'prod',
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'a@aurora.test',
    FILES_KEY: 'a'.repeat(64),
    DASHBOARD_SECRET: 'd'.repeat(32),
  });

  test('a start has no account, offers no transfer and says so, until a person has set one', async () => {
    const db = await cloneDatabase();
    try {
      await db.query(`update tenants set name = 'old_' || name`);
      await db.query('delete from tenant_hosts');
      await installTenants(db.url, 'prod');
      expect(await db.query(`select 1 from tenants where name not like 'old%' and settings ? 'safeguarding'`)).toEqual(
        [],
      );
      const lines: string[] = [];
      const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
      await sayWhatIsMissing(db.url, config, log);
      expect(lines.join('')).toContain('TRUSTED_PROXIES');
      for (const { name } of TENANTS) expect(lines.join('')).toContain(name);

      const set = (...given: string[]) =>
        execFileSync('node', ['scripts/account.mjs', ...given], {
          env: { ...process.env, DATABASE_URL: db.url },
          encoding: 'utf8',
          stdio: 'pipe',
        });
      expect(() => set('aurora', 'Clientes', 'ES9121000418450200051333', 'CAIXESBBXXX', 'Banco', 'Ana Ruiz')).toThrow(
        /check digits/,
      );
      expect(() => set('nadie', 'Clientes', 'ES9121000418450200051332', 'CAIXESBBXXX', 'Banco', 'Ana Ruiz')).toThrow(
        /no tenant/,
      );
      expect(
        set('aurora', 'Clientes de Aurora', 'ES91 2100 0418 4502 0005 1332', 'caixesbbxxx', 'Banco', 'Ana Ruiz'),
      ).toContain('is set');
      const [row] = await db.query<{ details: object }>(
        `select details from audit_log where action = 'tenant.account_set'`,
      );
      expect(row?.details).toEqual({ by: 'Ana Ruiz', holder: 'Clientes de Aurora', iban_ends: '1332' });
      lines.length = 0;
      await sayWhatIsMissing(db.url, config, log);
      expect(lines.join('')).not.toMatch(/\baurora\b/);
      expect(lines.join('')).toContain('ladrillo');
    } finally {
      await db.drop();
    }
  });

  test('an account of the demo data is none', async () => {
    const { tenants, config: own } = world.backEnd.deps;
    const tenantId = (await tenants.idOfHost('aurora.localhost')) ?? '';
    const tenant = await inTenant(world.backEnd.deps.pool, tenantId, (tx) =>
      tenants.load(tx, tenantId, 'aurora.localhost'),
    );
    const iban = TENANT_SEEDS.find(({ name }) => name === 'aurora')?.settings.safeguarding.iban;
    expect(tenant.settings.safeguarding.iban).toBe(iban);
    const methods = (at: typeof own) =>
      offeredMethods({ tenant, deps: { config: at, providers: PROVIDERS } }).map(({ method }) => method);
    expect(methods(own)).toContain('BANK_TRANSFER');
    expect(methods(config)).not.toContain('BANK_TRANSFER');
  });
});
