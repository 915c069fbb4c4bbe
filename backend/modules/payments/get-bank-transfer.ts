import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { investmentById } from '#backend/modules/investments/investments.repository.ts';
import { illegalMove } from '#backend/modules/investments/move-investment.ts';
import { getBankTransfer } from '#contract/payments.ts';
import { sumsOf } from '#domain/investment/payment-breakdown.ts';
import { awaitsTransfer } from '#domain/investment/waiting.ts';
import { moneyText } from '#domain/money/money.ts';
import { epcQrText } from '#domain/validation/epc-qr.ts';

/** Account, reference and amount of an order that is paid by bank transfer; 409 for any other. */
export const getBankTransferRoute = serve(getBankTransfer, async ({ tx, tenant, user }, { params }) => {
  const investment = await investmentById(tx, params.id, user.id);
  if (!investment) throw notFound();
  const { status, method, wireReference } = investment;
  if (!awaitsTransfer(status) || method !== 'BANK_TRANSFER' || !wireReference) throw illegalMove();
  const { holder, iban, bic, bank } = tenant.settings.safeguarding;
  const cents = sumsOf(investment).toPayCents;
  const isEuro = tenant.customization.currency.code === 'EUR';
  return {
    data: {
      holder,
      iban,
      bic,
      bank,
      reference: wireReference,
      amount: moneyText(cents),
      epc: isEuro ? epcQrText({ name: holder, iban, bic, amountCents: cents, reference: wireReference }) : null,
      expires_at: investment.expiresAt?.toISOString() ?? null,
    },
  };
});
