import { randomUUID } from 'node:crypto';
import { mintInvestment, mintInvestments } from '#contract/minting.ts';
import { acceptOrder, cancelInvestment, placeOrder, revokeInvestment } from '#contract/orders.ts';
import {
  choosePayment,
  confirmProof,
  giveUpPayment,
  listPaymentOptions,
  rejectProof,
  uploadProof,
} from '#contract/payments.ts';
import { settleRefund } from '#contract/refunds.ts';
import { prepareContract, sendSignatureCode, signContract } from '#contract/signing.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import type { InvestWorld, Offer, Person } from './invest-world.ts';

/** The smallest file that counts as a PDF by its content. */
export function pdfFile(name = 'justificante.pdf'): File {
  return new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], name, {
    type: 'application/pdf',
  });
}

/** Every call that moves an order, as the dashboard makes it; each answers whatever the back end says. `key` is the idempotency key. */
export function orderSteps(world: InvestWorld) {
  const { call, manager } = world;
  const today = () => world.backEnd.clock.now().toISOString().slice(0, 10);
  return {
    place: (as: Person, { slug }: Pick<Offer, 'slug'>, tokens: number, key: string = randomUUID(), terms = 1) =>
      call(placeOrder, {
        params: { slug },
        body: { tokens, terms_version: terms, risk_loss: true, risk_liquidity: true },
        as,
        key,
      }),
    accept: (as: Person, id: string, key: string = randomUUID(), terms = 1) =>
      call(acceptOrder, { params: { id }, body: { terms_version: terms }, as, key }),
    /** Confirms with a way to pay and the sum that was seen for it. */
    acceptPaying: (
      as: Person,
      id: string,
      payment: { method: PaymentMethod; use_balance: boolean; to_pay: string },
      key: string = randomUUID(),
    ) => call(acceptOrder, { params: { id }, body: { terms_version: 1, payment }, as, key }),
    options: (as: Person, id: string) => call(listPaymentOptions, { params: { id }, as }),
    pay: (
      as: Person,
      id: string,
      method: PaymentMethod = 'BANK_TRANSFER',
      use_balance = false,
      key: string = randomUUID(),
    ) => call(choosePayment, { params: { id }, body: { method, use_balance }, as, key }),
    giveUp: (as: Person, id: string, key: string = randomUUID()) =>
      call(giveUpPayment, { params: { id }, body: {}, as, key }),
    prove: (as: Person, id: string, key: string = randomUUID(), proof: File = pdfFile()) =>
      call(uploadProof, { params: { id }, files: { proof }, as, key }),
    confirm: (id: string, received: string, key: string = randomUUID()) =>
      call(confirmProof, { params: { id }, body: { received, value_date: today() }, as: manager, key }),
    reject: (id: string, reason = 'No se lee el importe', key: string = randomUUID()) =>
      call(rejectProof, { params: { id }, body: { reason }, as: manager, key }),
    cancel: (id: string, reason = 'El emisor se retira', key: string = randomUUID()) =>
      call(cancelInvestment, { params: { id }, body: { reason }, as: manager, key }),
    revoke: (as: Person, id: string, key: string = randomUUID()) =>
      call(revokeInvestment, { params: { id }, body: {}, as, key }),
    settle: (id: string, key: string = randomUUID()) =>
      call(settleRefund, { params: { id }, body: { sent_on: today(), bank_reference: 'TRF-0001' }, as: manager, key }),
    mint: (id: string, key: string = randomUUID()) =>
      call(mintInvestment, { params: { id }, body: {}, as: manager, key }),
    /** Begins a run; `workRun` does it. */
    mintMany: (ids: string[], key: string = randomUUID()) => call(mintInvestments, { body: { ids }, as: manager, key }),
    prepare: (as: Person, id: string) => call(prepareContract, { params: { id }, body: {}, as }),
    sendCode: (as: Person, id: string) => call(sendSignatureCode, { params: { id }, body: {}, as }),
    sign: (as: Person, id: string, code: string, sha256: string, typed_name = as.name) =>
      call(signContract, {
        params: { id },
        body: { typed_name, code, sha256, agree: true },
        as,
      }),
  };
}
export type OrderSteps = ReturnType<typeof orderSteps>;

const HALTS = ['CREATED', 'ACCEPTED', 'IN_UPLOAD_PROOF_OF_PAYMENT', 'PROOF_OF_PAYMENT_UPLOADED', 'CHARGED'] as const;

/** Brings a new order as far as a status by bank transfer, and answers its id. Throws where a step is refused. */
export async function orderAt(
  steps: OrderSteps,
  as: Person,
  offer: Offer,
  tokens: number,
  status: (typeof HALTS)[number],
): Promise<string> {
  const placed = good(await steps.place(as, offer, tokens));
  const { id } = placed.data;
  const on: (() => Promise<{ status: number; body: object }>)[] = [
    () => steps.accept(as, id),
    () => steps.pay(as, id),
    () => steps.prove(as, id),
    // A wrong amount is told the right one.
    async () => steps.confirm(id, String((await steps.confirm(id, '0.01')).body.params?.expected)),
  ];
  for (const step of on.slice(0, HALTS.indexOf(status))) good(await step());
  return id;
}

/** The body of an answer that has to be a yes. */
export function good<B>({ status, body }: { status: number; body: B }): B {
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A refusal in one line, `409 terms.stale`; `200` for a yes. */
export function outcome({ status, body }: { status: number; body: object }): string {
  const code = 'error' in body ? ` ${body.error}` : '';
  return `${status}${code}`;
}
