import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import type { RefundTransfer } from '#contract/refund.ts';
import { centsOf } from '#domain/money/money.ts';
import { epcQrText } from '#domain/validation/epc-qr.ts';
import { plainIban } from '#domain/validation/iban.ts';
import type { JoinedInvestment } from './investment-rows.repository.ts';
import { dueByBank, presentRefunds } from './present-refund.ts';
import { refundAccount } from './refund-account.ts';
import { refundHoldOf } from './refund-hold.repository.ts';

/**
 * What a manager types at the bank for the refund that waits longest; null where none waits, and for whoever is no manager. The whole account is
 * written down as read, once: it leaves the back end here and on the person's own pages alone. The concept is the order's reference, not the wire's:
 * a transfer that the other bank sends back must not be taken for a payment of the order.
 */
export async function refundTransferOf(call: SignedInCall, row: JoinedInvestment): Promise<RefundTransfer | null> {
  if (!actsAsManager(call)) return null;
  const [due] = dueByBank(presentRefunds(row, call.now));
  if (!due) return null;
  const { investment, investor } = row;
  const refund = row.refunds.find(({ id }) => id === due.id);
  const held = await refundHoldOf(call.tx, call.tenant.id, row.investment.id);
  const account = refund && !held ? refundAccount(refund, call.now) : null;
  const iban = account && plainIban(account.iban);
  const beneficiary = account?.holder?.trim() || investor.legalName || investor.name || investor.email;
  const { reference } = investment;
  if (iban)
    await call.audit('refund.account_read', {
      subject: { type: 'investment', id: investment.id },
      details: { refund: due.id },
    });
  const isEuro = call.tenant.customization.currency.code === 'EUR';
  const amountCents = centsOf(due.amount);
  return {
    refund_id: due.id,
    amount: due.amount,
    beneficiary,
    held,
    iban,
    reference,
    epc: iban && isEuro ? epcQrText({ name: beneficiary, iban, amountCents, reference }) : null,
  };
}
