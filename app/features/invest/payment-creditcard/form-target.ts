import type { HandoverData } from './handover.server.ts';

/** The terminal that the page's form posts to, from what the loader gave; the content policy opens for it alone. */
export function formTargetIn(data: unknown): string[] {
  const { way } = (data ?? {}) as Partial<HandoverData>;
  return way?.kind === 'form' ? [way.action] : [];
}
