import { isAddress } from 'viem/utils';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockOwn } from '#backend/modules/investments/lock-order.ts';
import { illegalMove } from '#backend/modules/investments/move-investment.ts';
import { noteOnAttempt, openAttemptOf } from '#backend/modules/payment-records/attempts.repository.ts';
import { confirmRefundAddress } from '#contract/payments.ts';
import { problem } from '#domain/validation/problem.ts';
import { checksummed } from './deposit-keys.ts';
import { quoteOf } from './quote.ts';
import { attemptsAt, transfersOf } from './transfers.repository.ts';

const NOBODY = `0x${'0'.repeat(40)}`;

/**
 * The payer says where ether goes back to, before they are told where to send it: the sender of a transfer may be an exchange, which gives to nobody
 * what comes back. Its capitals are its checksum (EIP-55); all in small letters it has none. As long as nothing has come it may be changed.
 * Refusals: 422 on `refund_address`; 409 `payment.none_open`, `investment.illegal_move`.
 */
export const confirmRefundAddressRoute = serve(confirmRefundAddress, async (call, { params, body }) => {
  const { tx, user, now } = call;
  const investment = await lockOwn(tx, params.id, user.id);
  const attempt = await openAttemptOf(tx, investment.id);
  if (attempt?.provider !== 'chain') throw new Refusal(409, 'payment.none_open');
  const given = body.refund_address;
  if (!isAddress(given)) throw fieldRefusal({ refund_address: problem('validator.error_ether_address') });
  const refundTo = given.toLowerCase();
  if (refundTo === NOBODY || (await attemptsAt(tx, [refundTo])).length > 0) {
    throw fieldRefusal({ refund_address: problem('validator.error_ether_own') });
  }
  if (quoteOf(attempt).refundTo !== refundTo) {
    if ((await transfersOf(tx, attempt.id)).length > 0) throw illegalMove();
    await noteOnAttempt(tx, attempt.id, { refundTo }, now);
    await call.audit('payment.refund_address', {
      subject: { type: 'investment', id: investment.id },
      details: { address: refundTo },
    });
  }
  return { data: { refund_address: checksummed(refundTo) } };
});
