import { pathTo } from '#domain/access/addresses.ts';

/** Hits that wait, the oldest first. */
export const HIT_QUEUE = {
  queue: 'screening' as const,
  hrefOf: pathTo.manager.hit,
  listHref: pathTo.manager.screening,
};
