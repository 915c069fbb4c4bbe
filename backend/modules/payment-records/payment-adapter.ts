import type { BackendConfig } from '#backend/config.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import type { Question } from '#backend/http/serve.ts';
import type { InvestmentRow } from '#backend/modules/investments/investments.repository.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';

/** A way in which the money of an order arrives. Each has one adapter; a method without one is not offered. */
export interface PaymentAdapter {
  method: PaymentMethod;
  /** Whether the tenant is set up for it where this back end runs. */
  isReady(tenant: CallTenant, config: BackendConfig): boolean;
  /** Gives the question to somebody outside that has to be answered before a payment can be opened; it is asked with no transaction open and changes nothing. */
  askBeforeOpen?(call: SignedInCall): Promise<Question<unknown> | null>;
  /**
   * Opens the payment of an order that stands in METHOD_PAYMENT with something left to pay: moves it on to the method's first state.
   * The investment is locked; its fee, method and balance are set. Calls nobody.
   * @param asked what the question before was answered with
   */
  open(call: SignedInCall, investment: InvestmentRow, asked: unknown): Promise<void>;
}
