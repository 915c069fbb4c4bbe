import type { Page } from '@playwright/test';
import type { Language } from '#domain/tenant/language.ts';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';
import { order } from './order.ts';

/** The terminal of this machine in the two languages of its buttons. */
const BUTTONS = {
  es: { accept: 'Aceptar el pago', refuse: 'Rechazar el pago', abandon: 'Abandonar sin pagar' },
  en: { accept: 'Accept the payment', refuse: 'Refuse the payment', abandon: 'Leave without paying' },
} as const;

/** The card terminal, from the choice of the method to its answer. */
export function terminal(page: Page, words: Words, lang: Language) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const buy = order(page, words);
  return {
    /** From the page before the terminal to the terminal. */
    async handOver(method: 'CARD_TERMINAL' | 'BIZUM') {
      await buy.question('invest:handover.title');
      await press(words(method === 'BIZUM' ? 'invest:handover.payBizum' : 'invest:handover.pay'));
      await expect(page).toHaveURL(/\/local-terminal\//);
    },
    /** What the terminal asks for. */
    amount: page.getByRole('row').last(),
    answer: (decision: keyof (typeof BUTTONS)['es']) => press(BUTTONS[lang][decision]),
  };
}
