import { toneOf } from '#app/parts/status/tone-of.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import { INVESTMENT_STAGE } from '#domain/status/stage.ts';
import type { ManagedInvestmentRow } from './managed-investments.server.ts';

interface Standing {
  tone: ChipTone;
  /** Names of texts. */
  text: string;
  /** What the house has to do with it; null where it waits for nobody of the house. */
  act: string | null;
}

const WAITS = 'caution';

/** How an order stands for the house: what is to be done with it comes before what it is called. */
export function standingOf({
  status,
  due,
  mayMint,
}: Pick<ManagedInvestmentRow, 'status' | 'due' | 'mayMint'>): Standing {
  if (due) return { tone: WAITS, text: 'managed:standing.refund', act: 'managed:act.refund' };
  if (mayMint) return { tone: WAITS, text: 'managed:standing.mint', act: 'managed:act.mint' };
  const tone = toneOf(INVESTMENT_STAGE[status], 'house');
  if (tone === WAITS) return { tone, text: 'managed:standing.proof', act: 'managed:act.proof' };
  return { tone, text: `statuses:investment.${status}`, act: null };
}
