import type { InvestmentStatus, PaymentMethod } from '#domain/investment/status.ts';
import type { TimelineStage } from '#domain/investment/timeline.ts';
import { addBalance, balanceOf } from '#tests/support/demo-balance.ts';
import { addInvestor, addOffer, type InvestsAs } from '#tests/support/demo-copies.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { expect, test } from '#tests/support/journey.ts';
import { awaitMail, mailsTo } from '#tests/support/mailbox.ts';
import { managing } from './pages/managing.ts';
import { order } from './pages/order.ts';
import { ownInvestments } from './pages/own-investments.ts';
import * as ways from './ways-to-pay.ts';

/** What an order ends with: its status, the stage that its investor reads as the present one, and what they were mailed. */
interface End {
  status: InvestmentStatus;
  stage: TimelineStage;
  /** Kinds without `investment.`, in this order. What confirms an order says how to transfer, or that the balance has paid it. */
  mails: readonly string[];
  /** Balance in cents. */
  balance?: number;
  /** By which way what came from outside goes back. */
  back?: PaymentMethod;
  /** Where the person lands who asks for the last page. */
  next?: string;
}

interface Row {
  name: string;
  /** Four orders of steps: aurora identity first, masamadre type first and no identity check, cumbre test and amount first, exeu type before identity. */
  tenant: 'aurora' | 'masamadre' | 'cumbre' | 'exeu';
  as: InvestsAs;
  /** Cents before. An order costs 250.00, in cumbre 5.00 more by transfer. */
  balance?: number;
  way: ways.Way;
  end: End;
}

const TRANSFER = ['transfer_awaited', 'proof_received'];
/** The money and the contract are one turn. */
const PAID = ['contract_to_sign'];
const REFUSED = 'payment_failed';
const GIVEN_BACK = ['revoked', 'refunded'];
/** Ways that begin with a transfer, or with a balance that covers it all: one turn, one mail. */
const TOLD_BY_THEMSELVES = new Set<ways.Way>([
  ways.transferAccepted,
  ways.transferRefused,
  ways.transferRevoked,
  ways.balanceAccepted,
  ways.balanceRevoked,
]);
const till = ways.elsewhere('CARD_TERMINAL');
const bizum = ways.elsewhere('BIZUM');
const card = ways.elsewhere('CARD');

const canceled = (mails: readonly string[], back?: PaymentMethod, balance?: number): End => ({
  status: 'CANCELED',
  stage: 'CANCELED',
  mails,
  back,
  balance,
});
const toSign = (mails: readonly string[], balance?: number): End => ({
  status: 'CHARGED',
  stage: 'SIGNATURE',
  mails,
  balance,
  next: 'sign',
});
/** Whoever comes back to the flow itself stands before the contract at once, which is made by that. */
const atContract = (balance?: number): End => ({ ...toSign(PAID, balance), status: 'SIGNED_PENDING' });
const awaitsProof: End = {
  status: 'IN_UPLOAD_PROOF_OF_PAYMENT',
  stage: 'PAYMENT',
  mails: ['transfer_awaited'],
  next: 'payment-bankwire',
};
/** Where nothing is signed, only the days of reflection are left. */
const toWait: End = { status: 'CHARGED', stage: 'REFLECTION', mails: ['payment_received'], next: 'congratulations' };

const ROWS: readonly Row[] = [
  {
    name: 'transfer, accepted',
    tenant: 'cumbre',
    as: 'company',
    way: ways.transferAccepted,
    end: toSign([...TRANSFER, ...PAID]),
  },
  {
    name: 'transfer, refused',
    tenant: 'aurora',
    as: 'individual',
    way: ways.transferRefused,
    end: {
      status: 'PROOF_OF_PAYMENT_UPLOADED',
      stage: 'CONFIRMATION',
      mails: [...TRANSFER, 'proof_rejected', 'proof_received'],
      next: 'payment-success',
    },
  },
  {
    name: 'transfer, revoked',
    tenant: 'masamadre',
    as: 'individual',
    way: ways.transferRevoked,
    end: canceled([...TRANSFER, 'payment_received', ...GIVEN_BACK], 'BANK_TRANSFER'),
  },
  { name: 'card terminal, accepted', tenant: 'masamadre', as: 'individual', way: till.accepted, end: toWait },
  {
    name: 'card terminal, refused',
    tenant: 'aurora',
    as: 'company',
    way: till.refused,
    end: toSign([REFUSED, ...PAID]),
  },
  { name: 'card terminal, abandoned', tenant: 'masamadre', as: 'individual', way: till.abandoned, end: awaitsProof },
  {
    name: 'card terminal, revoked',
    tenant: 'aurora',
    as: 'company',
    way: till.revoked,
    end: canceled([...PAID, ...GIVEN_BACK], 'CARD_TERMINAL'),
  },
  { name: 'Bizum, accepted', tenant: 'aurora', as: 'sophisticated', way: bizum.accepted, end: toSign(PAID) },
  {
    name: 'Bizum, refused',
    tenant: 'masamadre',
    as: 'individual',
    way: bizum.refused,
    end: { ...toWait, mails: [REFUSED, ...toWait.mails] },
  },
  { name: 'Bizum, abandoned', tenant: 'aurora', as: 'individual', way: bizum.abandoned, end: awaitsProof },
  {
    name: 'Bizum, revoked',
    tenant: 'masamadre',
    as: 'individual',
    way: bizum.revoked,
    end: canceled(['payment_received', ...GIVEN_BACK], 'BIZUM'),
  },
  { name: 'card, accepted', tenant: 'cumbre', as: 'company', way: card.accepted, end: toSign(PAID) },
  { name: 'card, refused', tenant: 'cumbre', as: 'individual', way: card.refused, end: toSign([REFUSED, ...PAID]) },
  { name: 'card, abandoned', tenant: 'cumbre', as: 'sophisticated', way: card.abandoned, end: awaitsProof },
  {
    name: 'card, revoked',
    tenant: 'cumbre',
    as: 'individual',
    way: card.revoked,
    end: canceled([...PAID, ...GIVEN_BACK], 'CARD'),
  },
  { name: 'ether, accepted', tenant: 'cumbre', as: 'individual', way: ways.etherAccepted, end: atContract() },
  { name: 'ether, refused', tenant: 'cumbre', as: 'company', way: ways.etherRefused, end: atContract() },
  { name: 'ether, abandoned', tenant: 'cumbre', as: 'company', way: ways.etherAbandoned, end: awaitsProof },
  {
    name: 'ether, revoked',
    tenant: 'exeu',
    as: 'individual',
    way: ways.etherRevoked,
    end: canceled([...PAID, ...GIVEN_BACK], 'ETH'),
  },
  {
    name: 'balance, accepted',
    tenant: 'cumbre',
    as: 'sophisticated',
    balance: 100_000,
    way: ways.balanceAccepted,
    end: atContract(75_000),
  },
  {
    name: 'balance, refused',
    tenant: 'aurora',
    as: 'individual',
    balance: 10_000,
    way: ways.balanceRefused,
    end: { status: 'PAYMENT_ERROR', stage: 'PAYMENT', mails: [REFUSED], balance: 10_000, next: 'payment-error' },
  },
  {
    name: 'balance, abandoned',
    tenant: 'aurora',
    as: 'company',
    balance: 10_000,
    way: ways.balanceAbandoned,
    end: { ...awaitsProof, balance: 10_000 },
  },
  {
    name: 'balance, revoked',
    tenant: 'cumbre',
    as: 'company',
    balance: 100_000,
    way: ways.balanceRevoked,
    end: canceled([...PAID, 'revoked'], 'BALANCE', 100_000),
  },
  {
    name: 'part by balance and the rest by transfer, accepted',
    tenant: 'cumbre',
    as: 'individual',
    balance: 10_000,
    way: ways.transferAccepted,
    end: toSign([...TRANSFER, ...PAID], 0),
  },
  {
    name: 'part by balance and the rest by transfer, revoked',
    tenant: 'aurora',
    as: 'individual',
    balance: 10_000,
    way: ways.transferRevoked,
    end: canceled([...TRANSFER, ...PAID, ...GIVEN_BACK], 'BANK_TRANSFER', 10_000),
  },
];

const ENDS = ['accepted', 'refused', 'abandoned', 'revoked'];
const WAYS = [...new Set(ROWS.map(({ name }) => wayOf(name)))];

function wayOf(name: string): string {
  return name.slice(0, name.lastIndexOf(', '));
}

/**
 * Each row is walked once: of each way to pay two ends with script and two without, of each end half of the ways with and half without. What a way
 * does on its own pages is walked both ways, in both languages, by `card`, `terminal`, `eth` and `invest.spec.ts`.
 */
function tagOf(name: string): string {
  const end = ENDS.findIndex((one) => name.endsWith(`, ${one}`));
  if (end === -1) throw new Error(`${name} has no end that is known`);
  return (WAYS.indexOf(wayOf(name)) + end) % 2 === 0 ? '' : '@scriptless ';
}

test.describe('an order paid by', () => {
  for (const { name, tenant, as, balance, way, end } of ROWS) {
    test(`${tagOf(name)}${name}: ${as}, ${tenant}`, async ({ visit, product, words, lang }) => {
      const { database, apiOrigin } = product;
      const offer = await addOffer(database, { tenant });
      const investor = await addInvestor(database, { tenant, lang, as });
      if (balance) await addBalance(database, investor, balance);
      const page = await visit(tenant, `/invest/${offer.slug}/invest`, investor.email);
      const buy = order(page, words);
      const mine = ownInvestments(page, words, offer.title);
      let manager: ReturnType<typeof managing> | undefined;
      const office = async () => {
        if (!manager) {
          const desk = await visit(tenant, '/', `manager@${tenant}.test`);
          manager = managing(desk, words);
        }
        await manager.openInvestment(investor.email);
        return manager;
      };

      await test.step('orders', async () => {
        await buy.give('5');
      });

      await test.step('pays', () => way({ page, words, lang, investor, offer, as, office }));

      await test.step('is mailed each turn', async () => {
        const first = TOLD_BY_THEMSELVES.has(way) ? [] : ['order_confirmed'];
        const kinds = [...first, ...end.mails].map((kind) => `investment.${kind}`);
        await awaitMail(apiOrigin, investor.email, ({ kind }) => kind === kinds.at(-1));
        const mails = await mailsTo(apiOrigin, investor.email);
        // Mails of one moment (a payment, and the contract that it makes) have no order among them.
        const inTurn = mails.toSorted(
          (a, b) => a.created_at.localeCompare(b.created_at) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
        );
        expect(inTurn.map(({ kind }) => kind)).toEqual(kinds);
      });

      await test.step('reads how it stands, and so does the manager', async () => {
        await mine.open();
        await mine.expectStatus(end.status);
        await mine.expectStage(end.stage);
        if (end.mails.includes('refunded')) await expect(mine.card).toContainText(words('investments:refundDone'));
        const route = end.back && words(`investments:refund.by.${end.back}`);
        if (route) await expect(mine.card).toContainText(route);
        if (end.status === 'CANCELED' && balance)
          await expect(mine.card).toContainText(words('investments:balanceBack', { amount: '~' }).split('~')[1] ?? '');
        // A sophisticated investor has no days of reflection; what is cancelled cannot be revoked again.
        const mayRevoke = as !== 'sophisticated' && end.status !== 'CANCELED';
        await expect(mine.card.getByRole('link', { name: words('investments:revoke'), exact: true })).toHaveCount(
          mayRevoke ? 1 : 0,
        );
        const sheet = await office();
        await sheet.expectStatus(end.status);
        if (route) await sheet.expectRefund(route);
        if (end.next) {
          await page.goto(`/invest/${offer.slug}/congratulations`);
          await expect(page).toHaveURL(`/invest/${offer.slug}/${end.next}`);
        }
      });

      await test.step('has the ledger right', async () => {
        if (end.balance !== undefined) expect(await balanceOf(database, investor)).toBe(end.balance);
        expect(await breachesOf(database, investor.tenantId)).toEqual({});
      });
    });
  }
});
