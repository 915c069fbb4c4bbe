/** What keeps a refund from being sent until a manager has decided. */
export const REFUND_HOLDS = ['screening', 'frozen'] as const;
export type RefundHold = (typeof REFUND_HOLDS)[number];

/**
 * What keeps a refund, or null. Money that came in goes back also to whoever was rejected or not checked yet: it was never the platform's, and it goes where it came from. Only what a
 * list of sanctions or of public offices may hold against somebody (`stopped`), and tokens frozen on a chain, keep it.
 */
export function refundHold({ stopped, frozen }: { stopped: boolean; frozen: boolean }): RefundHold | null {
  if (stopped) return 'screening';
  return frozen ? 'frozen' : null;
}
