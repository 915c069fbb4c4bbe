import type { QueryOf } from '#contract/endpoint.ts';
import type { listManagedInvestments } from '#contract/managed-investments.ts';
import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';

/** The list's filters as its address carries them. What does not fit is left out: an address is typed by hand, too. */
export type ListFilters = Pick<
  NonNullable<QueryOf<typeof listManagedInvestments>>,
  'q' | 'status' | 'issuance' | 'method' | 'waiting' | 'from' | 'to' | 'sort' | 'page'
>;

const WAITING = ['proof', 'mint', 'refund'] as const;
const SORTS = ['created_at', '-created_at', 'amount', '-amount', 'tokens', '-tokens'] as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const oneOf = <T extends string>(known: readonly T[], value: string | null) => known.find((one) => one === value);
const matching = (pattern: RegExp, value: string | null) => (value && pattern.test(value) ? value : undefined);

/** Reads the filters of an address. */
export function readFilters(params: URLSearchParams): ListFilters {
  const page = params.get('page') ?? '';
  return {
    q: params.get('q')?.trim().slice(0, 120) || undefined,
    status: oneOf(INVESTMENT_STATUSES, params.get('status')),
    issuance: matching(UUID, params.get('issuance')),
    method: oneOf(PAYMENT_METHODS, params.get('method')),
    waiting: oneOf(WAITING, params.get('waiting')),
    from: matching(DAY, params.get('from')),
    to: matching(DAY, params.get('to')),
    sort: oneOf(SORTS, params.get('sort')) ?? '-created_at',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The same address with some filters changed (`undefined` takes one out) and from its first page, unless the page itself is given. */
export function withFilters(
  path: string,
  params: URLSearchParams,
  change: Record<string, string | number | undefined>,
): string {
  const next = new URLSearchParams(params);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  // An empty filter of a GET form says nothing.
  for (const [name, value] of [...next]) if (value === '') next.delete(name);
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}
