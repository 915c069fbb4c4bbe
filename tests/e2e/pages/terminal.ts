import type { Page } from '@playwright/test';
import type { Language } from '#domain/tenant/language.ts';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';
import { order } from './order.ts';

/** Buttons of this machine's own providers in the two languages. */
const BUTTONS = {
  es: { accept: 'Aceptar el pago', refuse: 'Rechazar el pago', abandon: 'Abandonar sin pagar' },
  en: { accept: 'Accept the payment', refuse: 'Refuse the payment', abandon: 'Leave without paying' },
} as const;

/** Ways to pay on a page that the person is sent to. */
export type PaidElsewhere = 'CARD' | 'CARD_TERMINAL' | 'BIZUM';

/** Address of each one's page on this machine. */
const PAGE = {
  CARD: /\/local-checkout\//,
  CARD_TERMINAL: /\/local-terminal\//,
  BIZUM: /\/local-terminal\//,
} as const satisfies Record<PaidElsewhere, RegExp>;

/** The provider's page, from the choice of the method to its answer. */
export function terminal(page: Page, words: Words, lang: Language) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const buy = order(page, words);
  return {
    /** From the page before the provider's to the provider's. */
    async handOver(method: PaidElsewhere) {
      await buy.question('invest:handover.title');
      const name = words(method === 'BIZUM' ? 'invest:handover.payBizum' : 'invest:handover.pay');
      await page.getByRole(method === 'CARD' ? 'link' : 'button', { name, exact: true }).click();
      await expect(page).toHaveURL(PAGE[method]);
    },
    /** What the page asks for. */
    facts: page.getByRole('table'),
    answer: (decision: keyof (typeof BUTTONS)['es']) => press(BUTTONS[lang][decision]),
  };
}
