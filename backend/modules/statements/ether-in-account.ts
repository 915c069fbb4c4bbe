import type { Totals } from '#backend/totals/totals.repository.ts';

/** What was paid in ether and has not been taken out of the account, in cents, of totals of the kind `ether`: what the ledger has on `ether_paid`. */
export function etherInAccount(totals: Totals): bigint {
  const of = (status: 'PAID' | 'TAKEN') => totals.of({ kind: 'ether', statuses: [status] }).cents;
  return of('PAID') - of('TAKEN');
}
