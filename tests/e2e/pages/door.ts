import type { Page } from '@playwright/test';
import { expect } from '#tests/support/journey.ts';
import { DEMO_PASSWORD } from '#tests/support/visitor.ts';
import type { Words } from '#tests/support/words.ts';
import { fillDay } from './day.ts';

/** Fills in the sign-in page that is open and sends it. */
export async function sendLogin(page: Page, words: Words, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel(words('login:email'), { exact: true }).fill(email);
  await page.getByLabel(words('login:password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('login:submit'), exact: true })
    .click();
}

/** Signs in on the sign-in page that is open, and waits for the page behind it. */
export async function signIn(page: Page, words: Words, email: string): Promise<void> {
  await sendLogin(page, words, email);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Who registers, and what the tenant asks besides; by default what Aurora does. */
interface Registrant {
  email: string;
  password: string;
  also?: readonly ('phone' | 'birthday' | 'nationality' | 'country')[];
  /** The tenant lets nobody in who takes no news. */
  takesNews?: boolean;
}

/** Fills in the registration page and sends it. */
export async function register(page: Page, words: Words, person: Registrant): Promise<void> {
  const { also = ['phone'], takesNews = false } = person;
  await page.getByLabel(words('register:first_name'), { exact: true }).fill('Carmen');
  await page.getByLabel(words('register:last_name'), { exact: true }).fill('Ibáñez Núñez');
  await page.getByLabel(words('register:email'), { exact: true }).fill(person.email);
  await page.getByLabel(words('register:password'), { exact: true }).fill(person.password);
  // Without script, where nobody can look at what they typed, it is typed twice.
  const again = page.getByLabel(words('register:password_again'));
  if (await again.isVisible()) await again.fill(person.password);
  for (const name of also) {
    if (name === 'birthday') {
      await fillDay(page, words, words('register:birthday'), '1984-02-29');
      continue;
    }
    const field = page.getByLabel(words(`register:${name}`), { exact: true });
    if (name === 'nationality' || name === 'country') await field.selectOption('ES');
    else await field.fill('612 345 678');
  }
  for (const name of ['accept', ...(takesNews ? ['commercial_needed'] : [])]) {
    await page.getByLabel(words(`register:${name}`).replace(/[[\]]/g, '')).check();
  }
  await page.getByRole('button', { name: words('register:submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('register:code_title'));
}

export async function enterCode(page: Page, words: Words, code: string): Promise<void> {
  await page.getByLabel(words('register:code')).fill(code);
  await page.getByRole('button', { name: words('register:code_submit'), exact: true }).click();
}
