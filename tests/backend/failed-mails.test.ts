import { expect, test } from 'vitest';
import { sweep } from '#backend/jobs/sweep.ts';
import { makeInvestWorld } from '#tests/support/invest-world.ts';

test('a mail that failed for good loses what it says after a week; one that waits or is kept does not', async () => {
  const world = await makeInvestWorld();
  try {
    await world.standAlone();
    for (const state of ['FAILED', 'QUEUED', 'KEPT'])
      await world.db.query(
        `insert into mails (tenant_id, id, kind, to_address, lang, subject, html, plain, state, created_at)
         values ($1, gen_random_uuid(), 'code', 'ana@example.com', 'es', 'Su código 123456', '<p>123456</p>', '123456', $2, now())`,
        [world.tenantId, state],
      );
    const bodies = async () =>
      Object.fromEntries(
        (
          await world.db.query<{ state: string; subject: string; html: string; plain: string }>(
            `select state, subject, html, plain from mails where tenant_id = $1 and kind = 'code'`,
            [world.tenantId],
          )
        ).map(({ state, subject, html, plain }) => [state, subject + html + plain]),
      );
    const whole = 'Su código 123456<p>123456</p>123456';
    world.moveDays(6);
    await sweep(world.backEnd.deps);
    expect(await bodies()).toEqual({ FAILED: whole, QUEUED: whole, KEPT: whole });
    world.moveDays(8);
    await sweep(world.backEnd.deps);
    expect(await bodies()).toEqual({ FAILED: 'code', QUEUED: whole, KEPT: whole });
  } finally {
    await world.close();
  }
});
