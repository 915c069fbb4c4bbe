import { readInvestment } from '#backend/modules/investments/answer-investment.ts';
import { tellInvestor } from '#backend/modules/investments/investment-mail.ts';
import { newWireReference } from '#backend/modules/investments/investments.repository.ts';
import { moveInvestment } from '#backend/modules/investments/move-investment.ts';
import type { PaymentAdapter } from '#backend/modules/payment-records/payment-adapter.ts';
import { hasAccount } from './safeguarding-account.ts';

/** A transfer by hand: the investor sends it with the order's own reference, uploads the proof, and the manager confirms. */
export const bankTransfer: PaymentAdapter = {
  method: 'BANK_TRANSFER',
  isReady: ({ settings }, { env }) => hasAccount(settings.safeguarding.iban, env),
  async open(call, investment) {
    // Kept for the investment's whole life: a transfer may be on its way with it.
    const wireReference = investment.wireReference ?? newWireReference();
    const mover = { by: 'investor' as const, userId: call.user.id };
    await moveInvestment(call, investment, 'IN_UPLOAD_PROOF_OF_PAYMENT', mover, { set: { wireReference } });
    await tellInvestor(call, await readInvestment(call, investment.id), 'transfer_awaited');
  },
};
