import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { makeWalker, orderAt, type Walker } from '#tests/support/walker.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

let dashboard: Dashboard;
let walker: Walker;
beforeAll(async () => {
  dashboard = await takeDashboard();
  walker = await makeWalker(dashboard, 'aurora');
});
afterAll(() => dashboard?.stop());

/** The box of the project: what it says, and where its links lead. */
async function box(): Promise<{ text: string; links: string[] }> {
  const page = await walker.visitor.get(`/user/issuances/${walker.offer.id}`);
  const aside = (partOf(page.text, 'main').match(/<aside\b.*?<\/aside>/gs) ?? []).find((part) =>
    part.includes('follow'),
  );
  return {
    text: readText(aside ?? ''),
    links: [...(aside ?? '').matchAll(/href="([^"#]*#?)[^"]*"/g)].map(([, href = '']) => href),
  };
}

describe('the page of a project', () => {
  test('offers interest beside an order where the tenant takes it during the campaign', async () => {
    const { text, links } = await box();
    expect(links).toEqual(
      expect.arrayContaining([`/invest/${walker.offer.slug}/invest`, `/invest/${walker.offer.slug}/declare-interest`]),
    );
    expect(text).not.toContain('Ver mi inversión');
    expect((await walker.visitor.get(`/invest/${walker.offer.slug}/declare-interest`)).status).toBe(200);
  });

  test.each([
    ['IN_UPLOAD_PROOF_OF_PAYMENT', 'Tiene una orden de 2 tokens', 'Continuar mi inversión', 'payment-bankwire'],
    ['CHARGED', 'Tiene 2 tokens', 'Continuar mi inversión', 'sign'],
  ] as const)('%s: says what one has and leads on to it, not to a second order', async (status, has, label, step) => {
    await orderAt(dashboard, walker, status);
    const { text, links } = await box();
    expect(text).toContain(has);
    expect(text).toContain(label);
    expect(text).toContain('Ver mi inversión');
    expect(links).not.toContain(`/invest/${walker.offer.slug}/invest`);
    const on = links.find((href) => href.startsWith('/invest/')) ?? '';
    expect((await walker.visitor.get(on)).to).toBe(`/invest/${walker.offer.slug}/${step}`);
  });

  test('a proof that is being checked leads to the order alone: there is nothing to go on with', async () => {
    await orderAt(dashboard, walker, 'PROOF_OF_PAYMENT_UPLOADED');
    const { text, links } = await box();
    expect(text).toContain('Tiene una orden de 2 tokens');
    expect(links.filter((href) => href.startsWith('/invest/'))).toEqual([]);
  });

  test('SIGNED: leads to the order, and says when another one can be placed', async () => {
    await orderAt(dashboard, walker, 'SIGNED');
    const { text, links } = await box();
    expect(text).toContain('Ver mi inversión');
    expect(text).toContain('cuando se emitan los tokens de esta');
    expect(links.filter((href) => href.startsWith('/invest/'))).toEqual([]);
  });

  test('MINTED: leads to what one holds, and offers more', async () => {
    await orderAt(dashboard, walker, 'MINTED');
    const { text, links } = await box();
    expect(text).toContain('Tiene 2 tokens');
    expect(text).toContain('Invertir más');
    expect(links).toContain(`/invest/${walker.offer.slug}/invest`);
  });
});

test('a manager shows and hides projects before their campaign on the person’s sheet', async () => {
  await dashboard.database.query(
    `update users set roles = '{USER}', role = 'USER', sees_pre_campaign = false where id = $1`,
    [walker.userId],
  );
  const manager = dashboard.visitor();
  await manager.signIn('manager@aurora.test');
  const sheet = `/manager/users/${walker.userId}`;
  expect((await manager.get(sheet)).text).toContain('value="show-early"');
  const shown = await manager.post(sheet, { intent: 'show-early' });
  expect([shown.status, shown.to]).toEqual([303, sheet]);
  const page = (await manager.get(sheet)).text;
  expect(page).toContain('value="hide-early"');
  expect(page).toContain('Se le muestran los proyectos antes de su campaña');
  // Told with the way to take it back, without script too.
  expect(page).toMatch(/role="status"[\s\S]*?action="\/manager\/users\/[\s\S]*?value="hide-early"[\s\S]*?Deshacer/);
  await manager.post(sheet, { intent: 'hide-early' });
  expect((await manager.get(sheet)).text).toContain('value="show-early"');
});
