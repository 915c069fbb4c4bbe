import { secretMinutes } from './mail-secrets.ts';
import type { MailState } from './mail-state.ts';

/**
 * Why a mail is not sent again: it did not fail (or somebody was faster), what it said is kept no longer, or the code or link that it carries is past
 * its time. In this order.
 */
export const AGAIN_BLOCKS = ['not_failed', 'forgotten', 'past_its_time'] as const;
type AgainBlock = (typeof AGAIN_BLOCKS)[number];

interface Mail {
  kind: string;
  state: MailState;
  /** Whether its words and its address are still there: they go a week after it failed, and with the person. */
  isKept: boolean;
  writtenAt: Date;
}

/** Why a mail may not be sent again now; null where it may. Its secret counts from when it was written. */
export function againBlock({ kind, state, isKept, writtenAt }: Mail, now: Date): AgainBlock | null {
  if (state !== 'FAILED' && state !== 'BOUNCED') return 'not_failed';
  if (!isKept) return 'forgotten';
  const minutes = secretMinutes(kind);
  if (minutes === null) return null;
  return now.getTime() >= writtenAt.getTime() + minutes * 60_000 ? 'past_its_time' : null;
}
