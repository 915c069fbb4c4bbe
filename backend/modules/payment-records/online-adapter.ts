import type { z } from 'zod';
import type { PaymentProvider } from '#backend/db/schema/online-payments.ts';
import type { Question } from '#backend/http/serve.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import type { Work } from '#backend/work.ts';
import type { handover } from '#contract/handover.ts';
import type { InvestmentStatus, PaymentMethod } from '#domain/investment/status.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { AttemptRow } from './attempts.repository.ts';
import type { PaymentAdapter } from './payment-adapter.ts';

/** A refund that a provider is asked to send. */
export interface RefundOrder {
  /** Ours: names the request, so that asking twice sends once. */
  refundId: string;
  amountCents: bigint;
  /** What the provider called the payment. */
  providerReference: string;
  /** What it called the refund when it took it; null where it did not say. */
  takenAs: string | null;
  /** The rest of the payment stays. */
  isPart: boolean;
  attempt: AttemptRow;
}

/** A person on their way to a provider. */
export interface HandoverOrder {
  investment: InvestmentRow;
  attempt: AttemptRow;
  /** Address on the tenant's dashboard to which the provider sends the person back. */
  returnTo: string;
  lang: Language;
}

/** A way to pay whose money is brought by a provider: it is handed the person, and tells us by notices what became of it. */
export interface OnlineAdapter extends PaymentAdapter {
  provider: PaymentProvider;
  /** Its refunds carry a name of ours, so that a part of a payment can be sent back once and never twice. */
  refundsParts?: true;
  /** The statuses that an order goes through on its way to CHARGED, first to last: a notice of success walks what is left of them. */
  path: readonly InvestmentStatus[];
  /** Reserves what the provider is asked for and gives the question, which is asked with no transaction open; null: nothing is to be asked. */
  askBeforeHandover?(work: Work, order: HandoverOrder): Promise<Question<unknown> | null>;
  /**
   * The way on for the person; null where there is nothing more to do than wait. Calls nobody.
   * @param order `asked`: what the question before was answered with
   */
  handover(work: Work, order: HandoverOrder & { asked: unknown }): Promise<z.input<typeof handover> | null>;
  /**
   * Gives the question that sends money back by the way it came and answers the provider's name for it; it is asked with no transaction open, and
   * again where nobody knows what became of it. Both throw `RefundRefused` where the provider says no for good, `RefundUnderway` where it is taken and
   * not sent. Absent: a manager sends it
   * and records it.
   */
  refund?(work: Work, order: RefundOrder): Promise<Question<string>>;
}

/** The provider that carries a method; null for a transfer or the balance. */
export function onlineAdapterOf({ deps }: Pick<Work, 'deps'>, method: PaymentMethod): OnlineAdapter | null {
  return deps.providers.payments.find((adapter) => adapter.method === method) ?? null;
}

/** The provider will not send this refund: a manager does, by bank. */
export class RefundRefused extends Error {}

/** The provider has taken this refund and not sent it yet: it tells what becomes of it, or is asked by the name that it gave. */
export class RefundUnderway extends Error {
  readonly reference: string;
  constructor(reference: string) {
    super('the provider has taken the refund and not sent it yet');
    this.reference = reference;
  }
}
