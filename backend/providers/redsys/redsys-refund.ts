import { type RefundOrder, RefundRefused } from '#backend/modules/payment-records/online-adapter.ts';
import { messageIn, sealed, trusted, valueNamed } from './message.ts';
import { refundParameters } from './payment-request.ts';
import type { Connection } from './redsys-settings.ts';

const PATIENCE_MS = 15_000;
/** Redsys's answer to a refund that it has taken. */
const REFUNDED = '0900';
/** Redsys's refusal where a refund is more than what is left of the payment. */
const NOTHING_LEFT = 'SIS0057';

/**
 * Asks Redsys to send a whole payment back. Its refunds carry no key of ours; what makes asking twice harmless is that nothing is left of the
 * payment after the first: hence never a part of one. Where it is known that it was asked before and the answer was lost, the refusal says that the first was taken.
 * @param wasAsked an earlier request for this very refund may have arrived
 * @throws RefundRefused where Redsys says no; any other error where nobody knows
 */
export async function sendRedsysRefund(
  connection: Connection,
  address: string,
  {
    amountCents,
    providerReference: order,
    attempt,
  }: Pick<RefundOrder, 'amountCents' | 'providerReference' | 'attempt'>,
  wasAsked: boolean,
): Promise<string> {
  if (amountCents !== attempt.amountCents) throw new RefundRefused('redsys_partial');
  const { secretKey, signatureVersion } = connection;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sealed(secretKey, order, refundParameters(connection, order, amountCents), signatureVersion)),
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`redsys answered ${answer.status} to a refund`);
  const body: unknown = await answer.json();
  const code = errorCodeIn(body);
  if (code === NOTHING_LEFT && wasAsked) return order;
  if (code) throw new RefundRefused(code);
  const given = messageIn(body);
  const values = given && trusted(secretKey, given, 'Ds_Order');
  if (!values || valueNamed(values, 'Ds_Order') !== order)
    throw new Error('redsys answered a refund with what is not signed');
  const response = valueNamed(values, 'Ds_Response');
  if (response !== REFUNDED) throw new RefundRefused(`redsys_${response ?? 'unknown'}`);
  return valueNamed(values, 'Ds_AuthorisationCode')?.trim() || order;
}

function errorCodeIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('errorCode' in body)) return null;
  return String(body.errorCode).slice(0, 40);
}
