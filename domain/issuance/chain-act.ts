/** What a transaction of a token does (docs/decisions/0061-tokens-on-a-chain.md). */
export const CHAIN_ACT_KINDS = [
  'suite',
  'deploy',
  'open',
  'identity',
  'register',
  'unregister',
  'mint',
  'freeze',
  'unfreeze',
  'pause',
  'unpause',
  'forced_transfer',
  'recovery_key',
  'recovery',
] as const;
type ChainActKind = (typeof CHAIN_ACT_KINDS)[number];

/** What a manager asks for, with a reason, and another one approves. */
export const HAND_ACTS = [
  'freeze',
  'unfreeze',
  'pause',
  'unpause',
  'forced_transfer',
  'recovery',
] as const satisfies readonly ChainActKind[];
type HandAct = (typeof HAND_ACTS)[number];

/**
 * `PROPOSED` waits for a second person; `QUEUED` for what it needs; `SENT` has its nonce and no block; `MINED` stands in a block and counts confirmations;
 * `FAILED` is tried again at its time.
 */
export const CHAIN_ACT_STATES = ['PROPOSED', 'REJECTED', 'QUEUED', 'SENT', 'MINED', 'CONFIRMED', 'FAILED'] as const;

/** What an act by hand has to name besides its reason. */
export const HAND_ACT_NEEDS: Record<HandAct, { address: boolean; to: boolean; tokens: boolean }> = {
  freeze: { address: true, to: false, tokens: false },
  unfreeze: { address: true, to: false, tokens: false },
  pause: { address: false, to: false, tokens: false },
  unpause: { address: false, to: false, tokens: false },
  forced_transfer: { address: true, to: true, tokens: true },
  recovery: { address: true, to: true, tokens: false },
};

/** How an address stands with a token. */
interface Held {
  tokens: number;
  listed: boolean;
  frozen: boolean;
}

/** Why an act by hand can do nothing. */
export const HAND_ACT_REFUSALS = ['no_change', 'unknown_address', 'not_listed', 'already_listed', 'too_many'] as const;

interface HandFacts {
  paused: boolean;
  /** Of the address that it is done to; null: the token has never known it. */
  holder: Held | null;
  /** Of the one that receives. */
  receiver: Held | null;
  tokens: number;
}

/** Why an act by hand can do nothing as a token stands, or null where it can. A recovery takes everything to an address that is not registered yet, a forced transfer some to one that is. */
export function handActRefusal(
  act: HandAct,
  { paused, holder, receiver, tokens }: HandFacts,
): (typeof HAND_ACT_REFUSALS)[number] | null {
  if (act === 'pause' || act === 'unpause') return paused === (act === 'pause') ? 'no_change' : null;
  if (!holder) return 'unknown_address';
  if (act === 'freeze' || act === 'unfreeze') return holder.frozen === (act === 'freeze') ? 'no_change' : null;
  if (act === 'recovery') {
    if (receiver?.listed) return 'already_listed';
    return holder.tokens < 1 || !holder.listed ? 'no_change' : null;
  }
  if (!receiver?.listed) return 'not_listed';
  return tokens > holder.tokens ? 'too_many' : null;
}

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** How long after a failure it is tried again: half a minute, doubled each time, six hours at most. @param attempts how often it has failed, from 1 */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(20, attempts - 1));
}
