import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id, nearDay } from './envelope.ts';
import { bankReference } from './fields.ts';
import { managedInvestment } from './investment.ts';

/** Marks a refund by bank transfer as sent: one by its id, or the one that waits longest. One that its provider sends is refused. */
export const settleRefund = endpoint({
  id: 'settleRefund',
  summary: 'Record that a refund was sent',
  method: 'POST',
  path: '/manager/investments/{id}/refund/settle',
  action: 'investment.refund',
  params: z.object({ id }),
  body: z.object({ refund_id: id.optional(), sent_on: nearDay, bank_reference: bankReference }),
  answer: dataOf(managedInvestment),
  idempotent: true,
  errors: ['investment.illegal_move', 'refund.held'],
});
