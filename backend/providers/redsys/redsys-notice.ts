import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Notice } from '#backend/modules/payments/apply-notice.ts';
import { valueNamed } from './message.ts';
import { EURO } from './payment-request.ts';

/** What Redsys tells of a payment. The fields named here are kept; card numbers and the rest are not. */
const told = z.object({
  Ds_Order: z.string().min(4).max(12),
  Ds_Response: z.string().regex(/^\d{1,4}$/),
  Ds_Amount: z.string().regex(/^\d{1,12}$/),
  Ds_Currency: z.string().regex(/^\d{3}$/),
  Ds_TransactionType: z.string().max(3),
  Ds_MerchantCode: z.string().max(20),
  Ds_Terminal: z.string().max(10),
  Ds_AuthorisationCode: z.string().max(20).catch(''),
  Ds_Date: z.string().max(20).catch(''),
  Ds_Hour: z.string().max(20).catch(''),
  Ds_SecurePayment: aside(3),
  Ds_ErrorCode: aside(20),
  Ds_Card_Country: aside(5),
  Ds_Card_Brand: aside(5),
  Ds_ProcessedPayMethod: aside(5),
});

/** What is kept beside a payment and decides nothing: where it is written otherwise, it is left out. */
function aside(longest: number) {
  return z.string().max(longest).optional().catch(undefined);
}

/** Authorised: 0000 to 0099. */
const isAuthorised = (response: string) => Number(response) <= 99;

/**
 * A trusted notification as a notice; null where it cannot be understood. `'other'`: it tells of no payment, but of a refund, say.
 * Redsys gives its notifications no name of their own: one is made of what tells two of them apart.
 */
export function noticeOf(values: Record<string, string>): Notice | 'other' | null {
  const named = Object.keys(told.shape).map((name) => [name, valueNamed(values, name)] as const);
  const facts = told.safeParse(Object.fromEntries(named)).data;
  if (!facts) return null;
  if (facts.Ds_TransactionType !== '0') return 'other';
  const paid = isAuthorised(facts.Ds_Response);
  const parts = [
    facts.Ds_Order,
    facts.Ds_Response,
    facts.Ds_AuthorisationCode.trim(),
    facts.Ds_Date,
    facts.Ds_Hour,
    facts.Ds_TransactionType,
    facts.Ds_Amount,
    facts.Ds_Currency,
  ];
  return {
    provider: 'redsys',
    eventId: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
    reference: facts.Ds_Order,
    result: paid ? 'paid' : 'refused',
    amountCents: BigInt(facts.Ds_Amount),
    currency: facts.Ds_Currency === EURO ? 'EUR' : facts.Ds_Currency,
    // A refund names the payment by its order.
    providerReference: paid ? facts.Ds_Order : null,
    authorisation: facts.Ds_AuthorisationCode.trim() || null,
    ...(paid ? {} : { reason: `redsys_${facts.Ds_Response.padStart(4, '0')}` }),
    payload: facts,
  };
}
