import { pathTo } from '#domain/access/addresses.ts';
import { expect, test } from '#tests/support/journey.ts';
import { keyboard } from './pages/keyboard.ts';
import { addMorning, type Waiting } from './pages/morning.ts';

/** Thirty things of five kinds; without script, where each is a page more, one of each. */
const MORNING: Waiting = { jobs: 8, identities: 6, proofs: 6, requests: 5, questions: 5 };
const SHORT: Waiting = { jobs: 1, identities: 1, proofs: 1, requests: 1, questions: 1 };

test('@each a manager gets through a morning of mixed work from the inbox, and never leaves the keyboard', async ({
  visit,
  product,
  words,
  lang,
  hasScript,
}) => {
  test.setTimeout(180_000);
  const waits = hasScript ? MORNING : SHORT;
  const morning = await addMorning(product, waits);
  let left = Object.values(waits).reduce((all, of) => all + of, 0);
  expect(left).toBe(hasScript ? 30 : 5);
  const done = async (count: number) => {
    left -= count;
    await expect.poll(morning.left).toBe(left);
  };

  const page = await visit('aurora', pathTo.manager.inbox, 'manager@aurora.test');
  const keys = keyboard(page);
  const main = page.getByRole('main');
  const first = main.getByRole('rowheader').getByRole('link').first();
  const button = (key: string) => main.getByRole('button', { name: words(key), exact: true });
  /** What is due first: with script by the keys of the list. Their script may come after the page. */
  const openFirst = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('inbox:title'));
    if (hasScript)
      await expect(async () => {
        await page.keyboard.press('j');
        await expect(first).toBeFocused({ timeout: 500 });
      }).toPass();
    await keys.press(first);
  };
  /** Where an act has led, whoever has script is at the heading. */
  const arrived = async () => {
    await expect(main.locator('input[name=confirmed]')).toHaveCount(0);
    if (hasScript) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  /** The menu stands before the heading. */
  const toInbox = async () => {
    await keys.reach(
      page.locator(`a[href="${pathTo.manager.inbox}"]:visible`).first(),
      hasScript ? 'Shift+Tab' : 'Tab',
    );
    await page.keyboard.press('Enter');
  };
  const asked = async () => {
    await expect(main.locator('input[name=confirmed]')).toHaveCount(1);
    if (hasScript) await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  /** A button, and the page that asks before it acts. */
  const decide = async (key: string) => {
    await keys.press(button(key));
    await asked();
    await keys.press(button(key));
    await arrived();
  };

  await test.step('work that failed is put aside at once', async () => {
    await openFirst();
    await expect(page).toHaveURL(new RegExp(`${pathTo.manager.failedJobs}$`));
    if (hasScript) await keys.tick(main.getByRole('checkbox', { name: words('ui:selectAll') }));
    else await keys.tick(main.getByRole('row').getByRole('checkbox').last());
    await keys.press(button('inbox:jobs.putAside'));
    await asked();
    await keys.press(button('inbox:jobs.askAside.button'));
    await arrived();
    await done(waits.jobs);
  });

  await test.step('each identity leads on to the next', async () => {
    await toInbox();
    await openFirst();
    for (let at = 0; at < waits.identities; at++) {
      await expect(page).toHaveURL(/\/identity-check/);
      await decide('users:check.approve.button');
      await done(1);
    }
  });

  await test.step('each proof leads on to the next', async () => {
    await toInbox();
    await openFirst();
    for (const { id, cents } of morning.proofs) {
      await expect(page).toHaveURL(new RegExp(`${pathTo.manager.investment(id)}\\?queue=proof`));
      const sum = (cents / 100).toFixed(2);
      await keys.write(
        main.getByLabel(words('managed:confirmProof.received')),
        lang === 'es' ? sum.replace('.', ',') : sum,
      );
      await decide('managed:confirmProof.button');
      await done(1);
    }
  });

  await test.step('each request for sophisticated status leads on to the next', async () => {
    await toInbox();
    await openFirst();
    for (let at = 0; at < waits.requests; at++) {
      await expect(page).toHaveURL(/\/users\/sophisticated\//);
      await decide('sophisticated:grant.button');
      await done(1);
    }
  });

  await test.step('questions about one project are answered one after the other', async () => {
    await toInbox();
    await openFirst();
    for (let at = 0; at < waits.questions; at++) {
      await keys.press(main.getByRole('link', { name: words('updates:answer.act'), exact: true }).first());
      await keys.write(main.locator('[name="answer_es"]'), 'Sí, en mayo.');
      await keys.write(main.locator('[name="answer_en"]'), 'Yes, in May.');
      await keys.press(button('updates:answer.publish'));
      await expect(main.locator('[name="answer_es"]')).toHaveCount(0);
      await arrived();
      await done(1);
    }
  });
});
