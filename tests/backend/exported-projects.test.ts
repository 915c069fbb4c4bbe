import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportSteps, wordsOfList } from '#tests/support/export-world.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { orderAt, orderSteps } from '#tests/support/order-steps.ts';
import { wordsOf } from '#tests/support/words.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

test.each(['es', 'en'] as const)(
  'a closed project is exported as financed with its minimum target in and as not financed below it, in %s',
  async (lang) => {
    const steps = exportSteps(world);
    const orders = orderSteps(world);
    const words = wordsOf(lang);
    const titles: Record<'financed' | 'unfinanced', string> = { financed: '', unfinanced: '' };
    for (const kind of ['financed', 'unfinanced'] as const) {
      const offer = await world.addOffer();
      await orderAt(orders, await world.addPerson({ sophisticated: true }), offer, 5, 'CHARGED');
      titles[kind] = `Huerta ${kind} ${lang}`;
      await world.db.query(
        `update issuances set status = 'CLOSED', closed_at = now(), soft_cap_tokens = $2, title = $3::jsonb where id = $1`,
        [offer.id, kind === 'financed' ? 5 : 6, JSON.stringify({ es: titles[kind], en: titles[kind] })],
      );
    }
    const bytes = await steps.file(world.manager, {
      list: 'issuances',
      format: 'CSV',
      columns: ['project', 'status'],
      purpose: 'Comprobación anual',
      words: wordsOfList('issuances', lang),
    });
    const rows = parse(bytes, { bom: true, delimiter: ';', from: 2 }) as string[][];
    const said = Object.fromEntries(rows.map(([project = '', status]) => [project, status]));
    expect(said[titles.financed]).toBe(words('statuses:issuance.FINANCED'));
    expect(said[titles.unfinanced]).toBe(words('statuses:issuance.NOT_FINANCED'));
  },
);
