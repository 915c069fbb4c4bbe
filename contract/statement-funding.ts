import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';
import { orderReference } from './fields.ts';
import { statementRow } from './statement-rows.ts';

/**
 * Books a movement that waits as an issuer's money for a distribution: a part of what is missing, or all of it. More needs `return_difference`: it is booked as
 * well, and is then to be sent back from the distribution's own page.
 */
export const fundWithStatementRow = endpoint({
  id: 'fundWithStatementRow',
  summary: 'Book a movement to a distribution',
  method: 'POST',
  path: '/manager/statement-rows/{id}/distribution',
  action: 'statement.resolve',
  params: z.object({ id }),
  body: z.object({
    /** Of the distribution's transfer. */
    reference: orderReference,
    return_difference: z.boolean(),
  }),
  answer: dataOf(statementRow),
  idempotent: true,
  errors: ['statement.row_resolved', 'statement.other_way', 'statement.amount_over', 'distribution.illegal_move'],
});
