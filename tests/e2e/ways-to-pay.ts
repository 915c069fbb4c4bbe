import type { Page } from '@playwright/test';
import type { Language } from '#domain/tenant/language.ts';
import type { DemoInvestor, InvestsAs } from '#tests/support/demo-copies.ts';
import { expect } from '#tests/support/journey.ts';
import type { Words } from '#tests/support/words.ts';
import type { managing } from './pages/managing.ts';
import { order } from './pages/order.ts';
import { ownInvestments } from './pages/own-investments.ts';
import { type PaidElsewhere, terminal } from './pages/terminal.ts';
import { wallet } from './pages/wallet.ts';

/** One person's order, as far as the ways to pay. */
export interface Journey {
  page: Page;
  words: Words;
  lang: Language;
  investor: DemoInvestor;
  offer: { slug: string; title: string };
  as: InvestsAs;
  /** Opens the sheet of the order for a manager, who signs in the first time. */
  office(): Promise<ReturnType<typeof managing>>;
}

/** A journey from the ways to pay to its end. */
export type Way = (journey: Journey) => Promise<void>;

const partsOf = ({ page, words, lang, offer }: Journey) => ({
  buy: order(page, words),
  mine: ownInvestments(page, words, offer.title),
  till: terminal(page, words, lang),
  purse: wallet(page, words, lang),
});

/** By transfer, up to the proof. Answers the amount as the page writes it, "250,00". */
async function transfer(journey: Journey): Promise<string> {
  const { buy } = partsOf(journey);
  await buy.payByTransfer();
  const amount = await buy.wireFact('invest:wire.amount');
  await buy.prove();
  await buy.question('invest:outcome.waiting.title');
  return amount.replace(/[^\d.,]/g, '');
}

/** A manager has seen the money. */
export const transferAccepted: Way = async (journey) => {
  const amount = await transfer(journey);
  await (await journey.office()).confirmPayment(amount);
};

/** The proof is refused with a reason, and another one sent. */
export const transferRefused: Way = async (journey) => {
  const { page, offer, words } = journey;
  const { buy, mine } = partsOf(journey);
  const reason = 'El justificante es de otra transferencia';
  await transfer(journey);
  await (await journey.office()).rejectProof(reason);
  await mine.open();
  await expect(mine.card).toContainText(words('investments:rejected', { reason }));
  await mine.card.getByRole('link', { name: words('investments:finish.upload') }).click();
  await expect(page).toHaveURL(`/invest/${offer.slug}/payment-bankwire`);
  await expect(page.getByText(words('invest:wire.rejected', { reason }))).toBeVisible();
  await buy.prove();
  await buy.question('invest:outcome.waiting.title');
};

/** Revoked with the money in the bank: it is owed until a manager has sent it. */
export const transferRevoked: Way = async (journey) => {
  const { words } = journey;
  const { mine } = partsOf(journey);
  await transferAccepted(journey);
  await mine.open();
  await mine.revoke();
  await expect(mine.card).toContainText(words('investments:refundPending'));
  await (await journey.office()).settleRefund('DEV-2026-001');
};

const charged = (method: PaidElsewhere): Way => {
  return async (journey) => {
    const { buy, till } = partsOf(journey);
    await buy.choose(method);
    await till.handOver(method);
    await till.answer('accept');
    await buy.question('invest:outcome.received.title');
  };
};

const refused = (method: PaidElsewhere): Way => {
  return async (journey) => {
    const { buy, till } = partsOf(journey);
    await buy.choose(method);
    await till.handOver(method);
    await till.answer('refuse');
    await buy.question('invest:outcome.refused.title');
  };
};

const left = (method: PaidElsewhere): Way => {
  return async (journey) => {
    const { buy, till } = partsOf(journey);
    await buy.choose(method);
    await till.handOver(method);
    await till.answer('abandon');
    await buy.question('invest:handover.title');
    await buy.giveUp();
  };
};

/** The four ends of a payment on a provider's page: paid; refused, then paid; left for a transfer; paid and given back by the same way. */
export function elsewhere(method: PaidElsewhere): Record<'accepted' | 'refused' | 'abandoned' | 'revoked', Way> {
  return {
    accepted: charged(method),
    async refused(journey) {
      const { mine } = partsOf(journey);
      await refused(method)(journey);
      await mine.open();
      await mine.expectStatus('PAYMENT_ERROR');
      await mine.expectStage('PAYMENT');
      await mine.card.getByRole('link', { name: journey.words('investments:finish.pay') }).click();
      await charged(method)(journey);
    },
    async abandoned(journey) {
      await left(method)(journey);
      await partsOf(journey).buy.payByTransfer();
    },
    async revoked(journey) {
      const { mine } = partsOf(journey);
      await charged(method)(journey);
      await mine.open();
      await mine.revoke();
    },
  };
}

/** The balance covers it all, at once. */
export const balanceAccepted: Way = async (journey) => {
  await partsOf(journey).buy.choose('BALANCE');
  await expect(journey.page).toHaveURL(/\/(sign|congratulations)$/);
};

/** The balance covers a part only, so it cannot carry the order alone; the terminal refuses the rest. */
export const balanceRefused: Way = async (journey) => {
  const { page, words } = journey;
  const { buy } = partsOf(journey);
  await expect(buy.method('BALANCE')).toBeDisabled();
  await expect(page.getByText(words('invest:method.blocked.insufficient_balance'))).toBeVisible();
  await refused('CARD_TERMINAL')(journey);
};

/** A part is set aside and the terminal left; then all of it comes by transfer. */
export const balanceAbandoned: Way = async (journey) => {
  const { buy } = partsOf(journey);
  await left('CARD_TERMINAL')(journey);
  await buy.keepBalance();
  await buy.payByTransfer();
};

/** Paid from the balance, and there again at once. */
export const balanceRevoked: Way = async (journey) => {
  const { mine } = partsOf(journey);
  await balanceAccepted(journey);
  await mine.open();
  await mine.revoke();
};

/** The address is paid exactly, and the chain has confirmed it. */
export const etherAccepted: Way = async (journey) => {
  const { page, offer } = journey;
  const { buy, purse } = partsOf(journey);
  await buy.choose('ETH');
  await buy.question('invest:handover.title');
  await purse.confirmRefundAddress();
  await purse.press('exact', 'mine');
  await page.goto(`/invest/${offer.slug}/payment-success`);
  await buy.question('invest:outcome.received.title');
};

/** What came is too little: the page says so, and the rest is paid. */
export const etherRefused: Way = async (journey) => {
  const { page, offer } = journey;
  const { buy, purse } = partsOf(journey);
  await buy.choose('ETH');
  await buy.question('invest:handover.title');
  await purse.confirmRefundAddress();
  await purse.press('less', 'mine');
  await purse.stands('part');
  await purse.press('exact', 'mine');
  await page.goto(`/invest/${offer.slug}/payment-success`);
  await buy.question('invest:outcome.received.title');
};

/** Nothing is sent to the address; the order is paid by transfer. */
export const etherAbandoned: Way = async (journey) => {
  const { page, words } = journey;
  const { buy, mine } = partsOf(journey);
  await buy.choose('ETH');
  await buy.question('invest:handover.title');
  await mine.open();
  await mine.expectStatus('METHOD_PAYMENT');
  await mine.card.getByRole('link', { name: words('investments:finish.resume') }).click();
  await buy.question('invest:handover.title');
  await buy.giveUp();
  await expect(page).toHaveURL(/\/method-payment$/);
  await buy.payByTransfer();
};

/** Given back on the chain, to the address that it came from. */
export const etherRevoked: Way = async (journey) => {
  const { mine } = partsOf(journey);
  await etherAccepted(journey);
  await mine.open();
  await mine.revoke();
};
