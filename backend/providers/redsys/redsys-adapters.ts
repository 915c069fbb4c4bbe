import { moveInvestment } from '#backend/modules/investments/move-investment.ts';
import { noteRefundAsked } from '#backend/modules/payment-records/attempts.repository.ts';
import {
  type OnlineAdapter,
  type RefundOrder,
  RefundRefused,
} from '#backend/modules/payment-records/online-adapter.ts';
import { openAttempt } from '#backend/modules/payments/open-attempt.ts';
import type { Work } from '#backend/work.ts';
import { sealed } from './message.ts';
import { newOrderNumber, paymentParameters } from './payment-request.ts';
import { sendRedsysRefund } from './redsys-refund.ts';
import { addressesOf, type Connection, connectionOf } from './redsys-settings.ts';

/** How long a person may take at the terminal. */
const MINUTES = 15;

/** Card and Bizum are the same terminal: it is told which of the two to show. */
function redsys(method: 'CARD_TERMINAL' | 'BIZUM'): OnlineAdapter {
  return {
    method,
    provider: 'redsys',
    path: ['IN_UPDATE_TPV'],
    isReady: (tenant, config) => connectionOf(tenant, config) !== null && tenant.customization.currency.code === 'EUR',
    async open(call, investment) {
      await openAttempt(call, { method, provider: 'redsys' }, investment, {
        reference: newOrderNumber(),
        minutes: MINUTES,
      });
      await moveInvestment(call, investment, 'IN_UPDATE_TPV', { by: 'investor', userId: call.user.id });
    },
    async handover(work, { attempt, returnTo, lang }) {
      const connection = usable(work);
      if (!connection) return null;
      const { id: tenantId, customization } = work.tenant;
      const values = paymentParameters(connection, {
        tenantId,
        merchantName: customization.tenant.name,
        attempt,
        returnTo,
        lang,
      });
      return {
        kind: 'form',
        action: addressesOf(connection, tenantId).page,
        fields: { ...sealed(connection.secretKey, attempt.reference, values, connection.signatureVersion) },
      };
    },
    async refund(work, order) {
      const connection = usable(work);
      if (!connection) throw new RefundRefused('redsys_off');
      const wasAsked = await markAsked(work, order);
      const { rest } = addressesOf(connection, work.tenant.id);
      return () => sendRedsysRefund(connection, rest, order, wasAsked);
    },
  };
}

/** Notes beside the attempt, before it is asked for, that its refund is; answers whether it was before. */
async function markAsked({ tx, now }: Work, { refundId, attempt }: RefundOrder): Promise<boolean> {
  await noteRefundAsked(tx, attempt.id, refundId, now);
  return attempt.details.refundAsked === refundId;
}

function usable({ tenant, deps }: Work): Connection | null {
  return connectionOf(tenant, deps.config);
}

export const cardTerminal = redsys('CARD_TERMINAL');
export const bizum = redsys('BIZUM');
