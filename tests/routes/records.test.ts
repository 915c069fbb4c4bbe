import { afterAll, beforeAll, expect, test } from 'vitest';
import { riskText } from '#domain/investment/risk-texts.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import { readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
let samples: DemoSamples;
beforeAll(async () => {
  dashboard = await takeDashboard();
  samples = await demoSamples(dashboard.database);
});
afterAll(() => dashboard?.stop());

async function investor(lang: 'es' | 'en') {
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn('investor@aurora.test');
  return visitor;
}

test.each(['es', 'en'] as const)(
  'an investor finds the record of an order from their investments, reads what they ticked, and takes it along, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const visitor = await investor(lang);
    expect((await visitor.get('/user/investments')).text).toContain('href="/user/records"');
    const list = await visitor.get('/user/records');
    const page = `/user/records/${samples.purchaseId}`;
    expect(list.text).toContain(words('investments:records.besides'));
    const record = await visitor.get(page);
    // Ticked in Spanish: an English record says so in Spanish too.
    expect(readText(record.text)).toContain(riskText('risk_loss', 'es'));
    const file = await visitor.get(`${page}/file`);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="(constancia|record)-ORD-/);
    const other = dashboard.visitor('aurora', lang);
    await other.signIn((await addInvestor(dashboard.database, { lang })).email);
    for (const address of [page, `${page}/file`, `/user/purchases/${samples.purchaseId}`, '/user/records/nothing'])
      expect([address, (await other.get(address)).status]).toEqual([address, 404]);
  },
);

test.each(['es', 'en'] as const)(
  'an investor reads their purchases and prints the receipt of one, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const visitor = await investor(lang);
    expect((await visitor.get('/user/investments')).text).toContain('href="/user/purchases"');
    expect((await visitor.get('/user/purchases')).text).toContain(`href="/user/purchases/${samples.purchaseId}"`);
    const receipt = await visitor.get(`/user/purchases/${samples.purchaseId}`);
    const said = readText(receipt.text);
    for (const word of ['purchases.issuedBy', 'purchases.note', 'purchases.kind.OFFER', 'purchases.delivered'])
      expect(said).toContain(words(`investments:${word}`));
  },
);
