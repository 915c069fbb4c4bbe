import { z } from 'zod';
import { distributionLine } from './distribution.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, nearDay } from './envelope.ts';
import { bankReference } from './fields.ts';

/**
 * Begins a run that pays everybody who is still to be paid, or one of them. Nobody is paid before all of the issuer's money is there: `params.missing`. Whoever
 * cannot be paid as they stand fails in the run by name, and keeps their part.
 */
export const payDistribution = endpoint({
  id: 'payDistribution',
  summary: 'Pay the holders of a distribution',
  method: 'POST',
  path: '/manager/distributions/{id}/pay',
  action: 'earning.pay',
  params: z.object({ id }),
  body: z.object({ earning_id: id.optional() }),
  answer: dataOf(z.object({ run: id })),
  idempotent: true,
  errors: ['distribution.illegal_move', 'distribution.short', 'distribution.being_paid', 'distribution.nothing_to_pay'],
});

/** The issuer's money that was too much, or of which nothing came, has been sent back. */
export const returnDistributionFunds = endpoint({
  id: 'returnDistributionFunds',
  summary: 'Record that money of an issuer was sent back',
  method: 'POST',
  path: '/manager/distributions/{id}/return',
  action: 'earning.pay',
  params: z.object({ id }),
  body: z.object({ sent_on: nearDay, bank_reference: bankReference }),
  answer: dataOf(distributionLine),
  idempotent: true,
  errors: ['distribution.nothing_to_return'],
});
