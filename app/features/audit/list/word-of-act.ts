import { INVESTMENT_STATUSES } from '#domain/investment/status.ts';
import { RUN_ACTS } from '#domain/run/run.ts';

/** Acts of the log whose words stand elsewhere: an order's moves are told as in its own history. */
const ELSEWHERE = new Map<string, string>([
  ...INVESTMENT_STATUSES.map(
    (status) => [`investment.${status.toLowerCase()}`, `history:action.order.${status}`] as const,
  ),
  ...RUN_ACTS.map((act) => [`run.${act}`, `audit:run.${act}`] as const),
]);

/** Under which name the words of an act stand. */
export const wordOfAct = (action: string): string => ELSEWHERE.get(action) ?? `history:action.${action}`;
