import { randomUUID } from 'node:crypto';
import { create } from 'qrcode';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NEWEST_FIRST } from '#tests/support/as-written.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addOffer } from '#tests/support/demo-copies.ts';
import { controlIn } from '#tests/support/form-page.ts';
import { methodsIn, partOf, readText, sumsIn } from '#tests/support/page-sums.ts';
import { makeWalker, type Walker } from '#tests/support/walker.ts';

/** Fees of every kind: none, fixed, in per cent; money before and behind its sign. */
const TENANTS = ['aurora', 'ladrillo', 'cumbre', 'masamadre'] as const;
const OWN_REFERENCE = /ORD-[A-Z0-9]+-[A-Z0-9]+/;

/** What asks somebody who is not there in this test; the journeys of `card.spec.ts` and `eth.spec.ts` read those pages. */
const OUTSIDE = new Set(['CARD', 'ETH']);

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

/** Gives an amount on an offer of its own and answers the address of the flow. */
async function orderOn(walker: Walker, tenant: string): Promise<string> {
  const { slug } = await addOffer(dashboard.database, { tenant });
  const fields = { amount: '250', terms_version: '1', risk_loss: 'on', risk_liquidity: 'on' };
  const placed = await walker.visitor.post(`/invest/${slug}/invest`, { ...fields, idempotency_key: randomUUID() });
  expect([placed.status, placed.to]).toEqual([303, `/invest/${slug}/contribution-breakdown`]);
  return `/invest/${slug}`;
}

/** The modules of the page's QR code, drawn again from its path. */
function modulesOf(html: string): string[] {
  const path = / d="(M0 0h7v1h-7z[^"]*)"/.exec(html)?.[1] ?? '';
  const size = Math.max(...[...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, , run]) => Number(x) + Number(run)));
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(run));
  }
  return rows.map((row) => row.join(''));
}

function drawn(text: string): string[] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_unused, x) => (modules.get(y, x) ? '#' : ' ')).join(''),
  );
}

describe.each(TENANTS)('the amount at %s', (tenant) => {
  test('breakdown, page, summary, QR and mail of an open payment say one amount and one reference', async () => {
    const walker = await makeWalker(dashboard, tenant);
    const { visitor } = walker;
    const first = await orderOn(walker, tenant);
    const offered = methodsIn((await visitor.get(`${first}/contribution-breakdown`)).text);
    const usable = offered
      .filter(({ method, sum }) => sum !== null && !OUTSIDE.has(method))
      .map(({ method }) => method);
    expect(usable).toContain('BANK_TRANSFER');

    for (const method of usable) {
      const flow = method === usable[0] ? first : await orderOn(walker, tenant);
      const before = await visitor.get(`${flow}/contribution-breakdown`);
      const sum = methodsIn(before.text).find((each) => each.method === method)?.sum ?? '';
      expect(sum).not.toBe('');
      const sent = await visitor.post(`${flow}/contribution-breakdown`, {
        method,
        seen: controlIn(before.text, 'seen').value,
        terms_version: controlIn(before.text, 'terms_version').value,
        idempotency_key: randomUUID(),
      });
      const page = method === 'BANK_TRANSFER' ? 'payment-bankwire' : 'payment-creditcard';
      expect([method, sent.status, sent.to]).toEqual([method, 303, `${flow}/${page}`]);

      const after = await visitor.get(`${flow}/${page}`);
      expect([method, after.status]).toEqual([method, 200]);
      const main = partOf(after.text, 'main');
      const summary = partOf(main, 'aside');
      // The summary begins with the sum; what it is made of stands below it.
      expect([method, sumsIn(readText(summary))[0]]).toEqual([method, sum]);
      const asked = sumsIn(readText(main.replace(summary, '')));
      expect([method, asked.filter((each) => each !== sum)]).toEqual([method, []]);
      expect(asked).toContain(sum);
      expect(readText(main)).not.toMatch(OWN_REFERENCE);

      const [mail] = await dashboard.database.query<{ kind: string; plain: string; subject: string }>(
        `select kind, plain, subject from mails where user_id = $1 order by ${NEWEST_FIRST} limit 1`,
        [walker.userId],
      );
      const told = `${mail?.subject} ${mail?.plain}`.replace(/\s+/g, ' ');
      expect(mail?.kind).toBe(`investment.${method === 'BANK_TRANSFER' ? 'transfer_awaited' : 'order_confirmed'}`);
      expect(told).toContain(sum);
      expect(told).not.toMatch(OWN_REFERENCE);
      // Besides it only what the sum is made of, which the summary shows as well.
      expect(sumsIn(told).filter((each) => !sumsIn(readText(summary)).includes(each))).toEqual([]);
      if (method !== 'BANK_TRANSFER') continue;

      const [order] = await dashboard.database.query<{ wire: string; cents: string }>(
        `select wire_reference wire, (amount_cents + fee_cents - balance_cents)::text cents from investments
         where user_id = $1 and status = 'IN_UPLOAD_PROOF_OF_PAYMENT'`,
        [walker.userId],
      );
      const { wire = '', cents = '' } = order ?? {};
      expect(readText(main)).toContain(wire);
      expect(told).toContain(wire);
      const copied = [...main.matchAll(/data-copy="([^"]*)"|value="([\d.]+)"/g)].map(
        ([, copy, value]) => copy ?? value,
      );
      const euros = `${cents.slice(0, -2)}.${cents.slice(-2)}`;
      if (copied.length > 0) expect(copied).toContain(euros);
      const [settings] = await dashboard.database.query<{ holder: string; iban: string; bic: string; code: string }>(
        `select settings->'safeguarding'->>'holder' holder, settings->'safeguarding'->>'iban' iban,
           settings->'safeguarding'->>'bic' bic, customization->'currency'->>'code' code from tenants where name = $1`,
        [tenant],
      );
      // EPC069-12, version 002, line by line.
      const lines = ['BCD', '002', '1', 'SCT', settings?.bic, settings?.holder, settings?.iban, `EUR${euros}`];
      const isEuro = (settings?.code ?? 'EUR') === 'EUR';
      if (isEuro) expect(modulesOf(main)).toEqual(drawn([...lines, '', '', wire].join('\n')));
      else expect(modulesOf(main)).toEqual([]);
    }
  });
});
