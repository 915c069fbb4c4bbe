import type { KycStatus, LegalType } from './status.ts';

/** Data as they lie in JSON: texts, lists, ids of files. */
type Data = Readonly<Record<string, unknown>>;

/** A person, and the company for whom they act where they invest as one, with the ids of the papers that prove both. */
export interface Identity {
  legalType: LegalType;
  person: Data;
  company: Data | null;
}

/** One run of the identity check, with the identity that was handed in; `checked` is null before that. */
export interface IdentityCheck {
  status: KycStatus;
  checked: Identity | null;
}

/** Which parts of an identity the person may change now. */
export interface IdentityEditing {
  /** Person or company. */
  type: boolean;
  person: boolean;
  company: boolean;
  documents: boolean;
}

const RUNNING: readonly KycStatus[] = ['RUNNING', 'PENDING', 'MANUAL_REVIEW'];

/** Whether a check of `checked` says all that has to be known of `now`: an individual needs no company, a company needs its own. */
export function covers(checked: Identity, now: Identity): boolean {
  if (!isSame(checked.person, now.person)) return false;
  if (now.legalType === 'INDIVIDUAL') return true;
  return checked.company !== null && now.company !== null && isSame(checked.company, now.company);
}

/**
 * Whether the identity as it stands has been checked and found right: contract, signature and mint ask this. The last check that was handed in
 * counts; one that is only begun says nothing yet.
 * @param checks newest first
 */
export function isIdentityChecked(checks: readonly IdentityCheck[], now: Identity): boolean {
  const last = checks.find(({ status }) => status !== 'CREATED');
  return last?.status === 'SUCCESS' && last.checked !== null && covers(last.checked, now);
}

/**
 * What may be changed: nothing while a check runs; of what was checked and found right nothing any more, for then a contract would state what
 * nobody has looked at. Type can be chosen anew: what it asks for besides is checked by a check of its own.
 * @param checks newest first
 * @param hasType whether the person has said as what they invest. Who has not may do so while the check runs, or tenants that ask for it
 * after the identity would let nobody go on until the check has ended.
 */
export function identityEditing(checks: readonly IdentityCheck[], hasType: boolean): IdentityEditing {
  const status = checks[0]?.status ?? null;
  if (status !== null && RUNNING.includes(status))
    return { type: !hasType, person: false, company: false, documents: false };
  if (status === 'SUCCESS') return { type: true, person: false, company: false, documents: false };
  return { type: true, person: !checks.some((check) => check.status === 'SUCCESS'), company: true, documents: true };
}

/** Equal as data, whatever the order of names. */
function isSame(a: unknown, b: unknown): boolean {
  return plain(a) === plain(b);
}

function plain(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
