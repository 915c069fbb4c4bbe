import type { Page } from '@playwright/test';
import { addInvestor, addOffer } from '#tests/support/demo-copies.ts';
import { expect, test } from '#tests/support/journey.ts';
import { order } from './pages/order.ts';

/** Figures that stand nowhere else; each as a person types it and as it would be written on the wire. */
const FIGURES = { income: '73519', assets: '284613', commitments: '19847' } as const;

/** Everything that this page's browser sends: addresses, headers and bodies, as one text per request. */
function recordRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postDataBuffer()?.toString('utf8') ?? '';
    sent.push([request.method(), request.url(), JSON.stringify(request.headers()), body].join('\n'));
  });
  return sent;
}

/** What is left of a text when everything but its digits is taken away, so that no way of writing a figure hides it. */
const digitsOf = (text: string) =>
  decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25')).replace(/[.,\s\u00a0']/g, '');

test('@each the figures of the simulation are in no request, only its result', async ({
  visit,
  product,
  words,
  lang,
  hasScript,
}) => {
  test.setTimeout(180_000);
  const offer = await addOffer(product.database);
  const { email, id } = await addInvestor(product.database, { lang });
  const page = await visit('aurora', `/invest/${offer.slug}/simulation-loss-bearing-capacity`, email);
  await order(page, words).question('onboarding:loss.title');
  const sent = recordRequests(page);
  const ability = page.getByLabel(words('onboarding:loss.ability'), { exact: true });

  await test.step('the figures, typed', async () => {
    const figures = page.locator('[data-simulation] input');
    await expect(figures).toHaveCount(3);
    // No name: no form can send them, with script or without.
    for (const figure of await figures.all()) {
      expect(await figure.getAttribute('name')).toBeNull();
      expect(await figure.getAttribute('form')).toBeNull();
    }
    if (!hasScript) {
      for (const figure of await figures.all()) await expect(figure).toBeHidden();
      await ability.fill('4567');
      return;
    }
    for (const [name, value] of Object.entries(FIGURES)) {
      await page.locator(`#figure-${name}`).fill(value);
      await page.locator(`#figure-${name}`).blur();
    }
    await expect(ability).not.toHaveValue('');
  });

  await test.step('the result, sent', async () => {
    await page.getByLabel(words('onboarding:loss.certify')).check();
    await page.getByRole('button', { name: words('onboarding:saveAndContinue'), exact: true }).click();
    await order(page, words).question('invest:invest.title');
  });

  const post = sent.find((each) => each.startsWith('POST') && each.includes('simulation-loss-bearing-capacity'));
  const fields = new URLSearchParams(post?.split('\n').at(-1));
  // The recording does see what a form sends: the result is there, and nothing else of the person.
  expect([...fields.keys()].sort()).toEqual(['ability', 'certified', 'form_id']);
  const [kept] = await product.database.query<{ ability: string }>(
    'select ability_cents::text as ability from loss_simulations where user_id = $1 order by created_at desc limit 1',
    [id],
  );
  expect(Number(kept?.ability)).toBeGreaterThan(0);
  for (const request of sent) {
    for (const figure of Object.values(FIGURES)) expect(digitsOf(request)).not.toContain(figure);
  }
  if (!hasScript) return;
  // Nor does the browser keep them for a later page to send.
  const remembered = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  for (const figure of Object.values(FIGURES)) expect(remembered).not.toContain(figure);
});

test('the simulation from the account works out its result in the browser, and sends nothing else', async ({
  visit,
  product,
  words,
  lang,
}) => {
  const { email } = await addInvestor(product.database, { lang });
  const page = await visit('aurora', '/user/account/loss-capacity', email);
  const sent = recordRequests(page);
  for (const [name, value] of Object.entries(FIGURES)) {
    await page.locator(`#figure-${name}`).fill(value);
    await page.locator(`#figure-${name}`).blur();
  }
  await expect(page.getByLabel(words('onboarding:loss.ability'), { exact: true })).not.toHaveValue('');
  await page.getByLabel(words('onboarding:loss.certify')).check();
  await page.getByRole('button', { name: words('account:row.save'), exact: true }).click();
  await expect(page).toHaveURL(/\/user\/account$/);
  for (const request of sent) {
    for (const figure of Object.values(FIGURES)) expect(digitsOf(request)).not.toContain(figure);
  }
});
