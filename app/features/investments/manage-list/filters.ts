import { pageNumber } from '#app/lists/paging.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listManagedInvestments } from '#contract/managed-investments.ts';
import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { nearDays } from '#domain/time/near-day.ts';
import { checkDate } from '#domain/validation/date.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** The list's filters as its address carries them. What does not fit is left out: an address is typed by hand, too. */
export type ListFilters = Pick<
  NonNullable<QueryOf<typeof listManagedInvestments>>,
  'q' | 'status' | 'issuance' | 'method' | 'waiting' | 'from' | 'to' | 'sort' | 'page'
>;

const WAITING = ['proof', 'mint', 'refund'] as const;
const SORTS = ['created_at', '-created_at', 'amount', '-amount', 'tokens', '-tokens'] as const;

const oneOf = <T extends string>(known: readonly T[], value: string | null) => known.find((one) => one === value);
const idIn = (value: string | null) => (value && isRecordId(value) ? value : undefined);

/** A day that the list can have. */
function dayIn(value: string | null): string | undefined {
  return value !== null && checkDate(value, nearDays(new Date())) === null ? value : undefined;
}

/** Reads the filters of an address. */
export function readFilters(params: URLSearchParams): ListFilters {
  const waiting = oneOf(WAITING, params.get('waiting'));
  return {
    q: params.get('q')?.trim().slice(0, 120) || undefined,
    status: oneOf(INVESTMENT_STATUSES, params.get('status')),
    issuance: idIn(params.get('issuance')),
    method: oneOf(PAYMENT_METHODS, params.get('method')),
    waiting,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    // Refunds come by themselves with the one that has waited longest first.
    sort: oneOf(SORTS, params.get('sort')) ?? (waiting === 'refund' ? undefined : '-created_at'),
    page: pageNumber(params),
  };
}
