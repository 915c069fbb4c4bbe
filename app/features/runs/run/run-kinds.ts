import { pathTo } from '#domain/access/addresses.ts';
import type { RunKindName } from '#domain/run/run.ts';

interface RunPlace {
  /** Where it was begun: the way back. */
  from: { label: string; href: string };
  /** Where to go on once it is through. */
  next: { label: string; href: string };
}

/** The places of each kind of long act; its words stand under `runs:kind`. */
export const RUN_PLACES: Record<RunKindName, RunPlace> = {
  mint: {
    from: { label: 'managed:sheet.back', href: pathTo.manager.investments },
    next: { label: 'managed:mint.more', href: `${pathTo.manager.investments}?waiting=mint` },
  },
  refund_all: {
    from: { label: 'issuances:inside.back', href: pathTo.manager.issuances },
    next: { label: 'issuances:refundAll.next', href: `${pathTo.manager.investments}?waiting=refund` },
  },
  pay_earnings: {
    from: { label: 'issuances:inside.back', href: pathTo.manager.issuances },
    next: { label: 'issuances:inside.back', href: pathTo.manager.issuances },
  },
  allot: {
    from: { label: 'issuances:inside.back', href: pathTo.manager.issuances },
    next: { label: 'issuances:allotment.next', href: pathTo.manager.investments },
  },
};
