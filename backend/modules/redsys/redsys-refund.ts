import { type RefundOrder, RefundRefused } from '#backend/modules/online-payments/online-adapter.ts';
import { messageIn, sealed, trusted } from './message.ts';
import { refundParameters } from './payment-request.ts';
import type { Connection } from './redsys-settings.ts';

const PATIENCE_MS = 15_000;
/** Redsys's answer to a refund that it has taken. */
const REFUNDED = '0900';

/**
 * Asks Redsys to send money back. Its refunds carry no key of ours: one that was taken and asked for again is refused, because nothing is left
 * of the payment, and then waits for a manager.
 * @throws RefundRefused where Redsys says no; any other error where nobody knows
 */
export async function sendRedsysRefund(
  connection: Connection,
  address: string,
  { amountCents, providerReference: order }: Pick<RefundOrder, 'amountCents' | 'providerReference'>,
): Promise<string> {
  const { secretKey } = connection;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sealed(secretKey, order, refundParameters(connection, order, amountCents))),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`redsys answered ${answer.status} to a refund`);
  const body: unknown = await answer.json();
  const code = errorCodeIn(body);
  if (code) throw new RefundRefused(code);
  const given = messageIn(body);
  const values = given && trusted(secretKey, given, 'Ds_Order');
  if (values?.Ds_Order !== order) throw new Error('redsys answered a refund with what is not signed');
  if (values.Ds_Response !== REFUNDED) throw new RefundRefused(`redsys_${values.Ds_Response ?? 'unknown'}`);
  return values.Ds_AuthorisationCode?.trim() || order;
}

function errorCodeIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('errorCode' in body)) return null;
  return String(body.errorCode).slice(0, 40);
}
