/** Contracts with others that the page of settings tells of, and the mail server. */
export const PROVIDER_NAMES = ['card', 'redsys', 'identity', 'chain', 'tokenChain', 'mail'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/**
 * Those that can be asked something that changes nothing: the balance of an account, the kinds of checks, the number of a chain, a greeting. Redsys
 * answers orders alone, so that whoever asks it has ordered something.
 */
const ASKED: readonly ProviderName[] = ['card', 'identity', 'chain', 'tokenChain', 'mail'];

/** Whether a provider has a question that changes nothing. */
export function canBeTried(name: ProviderName): boolean {
  return ASKED.includes(name);
}

/**
 * What came of a question. `REFUSED`: it does not take the key; `NARROW`: it knows the key, which may not ask this; `SILENT`: no answer in time;
 * `OTHER`: somebody else answered, or not as this provider does; `MALFORMED`: the key holds a line end, a blank or a sign that no key has, and nobody was asked.
 */
export const TRIAL_RESULTS = ['ANSWERED', 'REFUSED', 'NARROW', 'SILENT', 'OTHER', 'MALFORMED'] as const;
export type TrialResult = (typeof TRIAL_RESULTS)[number];

/** So long a provider has to answer. */
export const TRIAL_PATIENCE_MS = 10_000;

/** Whether a key can travel in a header at all: one that was copied with its line end cannot. */
export function isWholeKey(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key);
}

/** What an answer's status over HTTP says of the key. */
export function resultOfStatus(status: number): TrialResult {
  if (status >= 200 && status < 300) return 'ANSWERED';
  if (status === 401) return 'REFUSED';
  return status === 403 ? 'NARROW' : 'OTHER';
}
