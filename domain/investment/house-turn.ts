import { INVESTMENT_STAGE } from '#domain/status/stage.ts';
import type { InvestmentStatus } from './status.ts';

interface Order {
  status: InvestmentStatus;
  /** Money that a manager has to send back by bank. */
  refund_due: object | null;
  may_mint: boolean;
}

/** What the house has to do with an order, money that goes back first; null where it waits for nobody of the house. */
export function houseTurn({ status, refund_due: due, may_mint: mayMint }: Order): 'refund' | 'mint' | 'proof' | null {
  if (due) return 'refund';
  if (mayMint) return 'mint';
  return INVESTMENT_STAGE[status] === 'house' ? 'proof' : null;
}
