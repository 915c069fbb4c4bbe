import { pathTo } from '#domain/access/addresses.ts';

/** Complaints that wait, what is due first standing first. */
export const COMPLAINT_QUEUE = {
  queue: 'complaint' as const,
  hrefOf: pathTo.manager.complaint,
  listHref: pathTo.manager.complaints,
};
