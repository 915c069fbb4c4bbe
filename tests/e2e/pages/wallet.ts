import type { Page } from '@playwright/test';
import type { Language } from '#domain/tenant/language.ts';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';

/** The wallet of this machine in the two languages of its buttons. */
const BUTTONS = {
  es: {
    exact: 'Pagar justo lo que falta',
    less: 'Pagar la mitad de lo que falta',
    mine: 'Añadir bloques hasta confirmar',
    back: 'Volver a la página de pago',
  },
  en: {
    exact: 'Pay exactly what is missing',
    less: 'Pay half of what is missing',
    mine: 'Add blocks until it is confirmed',
    back: 'Back to the payment page',
  },
} as const;

/** The page with the address to pay ether to, and the wallet behind it. */
export function wallet(page: Page, words: Words, lang: Language) {
  const main = page.getByRole('main');
  return {
    /** Says where ether goes back to; only then the address to pay to is shown. */
    async confirmRefundAddress() {
      await expect(main.getByText(words('invest:chain.refundTo.warningTitle'))).toBeVisible();
      await expect(main.getByText(/^0x[0-9a-fA-F]{40}$/)).toHaveCount(0);
      await main.getByLabel(words('invest:chain.refundTo.label')).fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
      await main.getByLabel(words('invest:chain.refundTo.own')).check();
      await main.getByRole('button', { name: words('invest:chain.refundTo.button') }).click();
    },
    address: main.getByText(/^0x[0-9a-fA-F]{40}$/).first(),
    stands: (stage: string) => expect(main.getByText(words(`invest:chain.stage.${stage}.title`))).toBeVisible(),
    /** Asks again how the payment stands. */
    check: () => main.getByRole('link', { name: words('invest:chain.check') }).click(),
    newRate: () => main.getByRole('link', { name: words('invest:chain.newRate') }).click(),
    /** Does these in the wallet and comes back. */
    async press(...decisions: Exclude<keyof (typeof BUTTONS)['es'], 'back'>[]) {
      await main.getByRole('link', { name: words('invest:chain.testWallet') }).click();
      for (const decision of decisions) {
        await page.getByRole('button', { name: BUTTONS[lang][decision], exact: true }).click();
      }
      await page.getByRole('link', { name: BUTTONS[lang].back }).click();
    },
  };
}
