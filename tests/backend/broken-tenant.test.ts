import { Writable } from 'node:stream';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Handlers, jobHandlers } from '#backend/jobs/handlers.ts';
import { SCHEDULED_NAMES } from '#backend/jobs/queues.ts';
import { TenantDirectory } from '#backend/tenant/tenant-directory.ts';
import { getCustomization } from '#contract/customization.ts';
import { listPublicIssuances } from '#contract/issuances.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { orderAt, orderSteps } from '#tests/support/order-steps.ts';

/** Ways in which the two rows of a tenant may not parse. */
const BROKEN = {
  'settings of a wrong kind': [
    `settings = settings || '{"orderExpiryDays": "soon"}'`,
    `settings = settings - 'orderExpiryDays'`,
  ],
  'settings that are no object': [`settings = '7'`, `settings = '{}'`],
  'a customization of a wrong kind': [
    `customization = customization || '{"payment_methods": "all of them"}'`,
    `customization = customization - 'payment_methods'`,
  ],
} as const;

let broken: InvestWorld;
let sound: InvestWorld;
let handlers: Handlers;
const lines: { msg?: string; tenantId?: string; where?: string[] }[] = [];

beforeAll(async () => {
  broken = await makeInvestWorld();
  // These two alone; the broken one comes first in every list.
  await broken.standAlone();
  sound = await anotherTenant(broken);
  const { deps } = broken.backEnd;
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
      done();
    },
  });
  deps.log = pino({ level: 'info' }, sink);
  deps.tenants = new TenantDirectory(deps.sidePool, deps.log);
  handlers = jobHandlers(deps, null);
});
afterAll(() => broken.close());

const change = (what: string) =>
  broken.db.query(`update tenants set ${what}, version = version + 1 where id = $1`, [broken.tenantId]);
const complaints = () => lines.filter(({ msg }) => msg?.includes('do not parse'));

test.each(Object.entries(BROKEN))(
  '%s harm that tenant alone, in every job and request, and are logged once',
  async (_, [spoil, mend]) => {
    const steps = orderSteps(sound);
    const unpaid = await orderAt(
      steps,
      await sound.addPerson(),
      await sound.addOffer(),
      2,
      'IN_UPLOAD_PROOF_OF_PAYMENT',
    );
    await sound.db.query(`update investments set expires_at = now() - interval '1 hour' where id = $1`, [unpaid]);
    await change(spoil);
    lines.length = 0;

    for (const name of SCHEDULED_NAMES) await expect(handlers[name]({}), name).resolves.toBeUndefined();
    const [row] = await sound.db.query<{ status: string }>('select status from investments where id = $1', [unpaid]);
    expect(row?.status).toBe('CANCELED');
    expect((await sound.call(listPublicIssuances)).status).toBe(200);
    expect((await sound.call(getCustomization)).status).toBe(200);

    for (const endpoint of [getCustomization, listPublicIssuances] as const)
      expect(await broken.call(endpoint)).toMatchObject({ status: 503, body: { error: 'tenant.broken' } });
    for (const page of ['/healthz', '/mailbox', '/local-identity'])
      expect((await broken.backEnd.fetch(new Request(`http://api.test${page}`))).status, page).toBe(200);
    for (const notice of ['redsys', 'card', 'identity']) {
      const address = `http://api.test/webhooks/${notice}/${broken.tenantId}`;
      const { status } = await broken.backEnd.fetch(new Request(address, { method: 'POST', body: '{}' }));
      // The provider is told to come again, or that its word is not understood; never that something fell over.
      expect([400, 403, 404, 503], notice).toContain(status);
    }
    expect(complaints()).toHaveLength(1);
    expect(complaints()[0]).toMatchObject({ tenantId: broken.tenantId });
    // Where it is, and nothing of what stands there.
    expect(complaints()[0]?.where?.join()).toMatch(/^(settings|customization)\./);
    expect(lines.filter(({ msg }) => /failed|could not/.test(msg ?? ''))).toEqual([]);

    await change(mend);
    expect((await broken.call(listPublicIssuances)).status).toBe(200);
  },
);
