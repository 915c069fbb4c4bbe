import { mayDo } from '#domain/access/permissions.ts';
import type { Role } from '#domain/access/roles.ts';
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
  /** When a manager opened it again that had succeeded; null otherwise. From there on it says nothing, nor does any before it. */
  reopenedAt: Date | null;
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
  if (!isSame(withoutResidence(checked.person), withoutResidence(now.person))) return false;
  if (now.legalType === 'INDIVIDUAL') return true;
  return checked.company !== null && now.company !== null && isSame(checked.company, now.company);
}

/**
 * Whether the identity as it stands has been checked and found right: contract, signature and mint ask this. The last check that was handed in
 * counts; one that is only begun says nothing yet.
 * @param checks newest first
 */
export function isIdentityChecked(checks: readonly IdentityCheck[], now: Identity): boolean {
  const last = standing(checks).find(({ status }) => status !== 'CREATED');
  return last?.status === 'SUCCESS' && last.checked !== null && covers(last.checked, now);
}

/**
 * What may be changed: nothing while a check runs; of what was checked and found right nothing any more, unless a manager opens the check again, for then a
 * contract would state what nobody has looked at. Type can be chosen anew: what it asks for besides is checked by a check of its own.
 * @param checks newest first
 * @param hasType whether the person has said as what they invest. Who has not may do so while the check runs, or tenants that ask for it
 * after the identity would let nobody go on until the check has ended.
 */
export function identityEditing(checks: readonly IdentityCheck[], hasType: boolean): IdentityEditing {
  const status = checks[0]?.status ?? null;
  if (status !== null && RUNNING.includes(status))
    return { type: !hasType, person: false, company: false, documents: false };
  const counting = standing(checks);
  if (counting[0]?.status === 'SUCCESS') return { type: true, person: false, company: false, documents: false };
  return { type: true, person: !counting.some((check) => check.status === 'SUCCESS'), company: true, documents: true };
}

/** Why a part of an identity is frozen: it was checked and found right, or somebody is looking at it; null where it is open. */
export function frozenBy(
  checks: readonly IdentityCheck[],
  part: keyof IdentityEditing,
): 'checked' | 'in_review' | null {
  if (identityEditing(checks, true)[part]) return null;
  return identityEditing(checks, true).type ? 'checked' : 'in_review';
}

/** Whether somebody with these roles has a page on which an identity is handed in and mended: investors have, nobody else. */
export function handsInIdentity(roles: readonly Role[]): boolean {
  return mayDo('identity.submit', roles);
}

/**
 * Why a manager cannot open the check again, or null where they can: the person has no page to hand it in anew (`no_page`), somebody is looking at
 * it (`in_review`), or nothing of it is frozen (`open`). One of a company may be open while its person stands frozen by an earlier check: then it can.
 * @param checks newest first
 */
export function reopeningBlock(
  checks: readonly IdentityCheck[],
  roles: readonly Role[],
): 'no_page' | 'in_review' | 'open' | null {
  if (!handsInIdentity(roles)) return 'no_page';
  const status = checks[0]?.status;
  if (status !== undefined && RUNNING.includes(status)) return 'in_review';
  return standing(checks).some((check) => check.status === 'SUCCESS') ? null : 'open';
}

/** The checks after the last one that was opened again. */
function standing<Check extends IdentityCheck>(checks: readonly Check[]): readonly Check[] {
  const reopened = checks.findIndex(({ reopenedAt }) => reopenedAt !== null);
  return reopened === -1 ? checks : checks.slice(0, reopened);
}

/** When a check came to be, and when it was handed in. */
interface CheckDates {
  createdAt: Date;
  submittedAt: Date | null;
}

/**
 * The check that was opened again and that the person has yet to hand in anew; null where there is none.
 * @param checks newest first
 */
export function openReopening<Check extends IdentityCheck & CheckDates>(checks: readonly Check[]): Check | null {
  const opened = checks.find(({ reopenedAt }) => reopenedAt !== null);
  const since = opened?.reopenedAt;
  if (!opened || !since) return null;
  const isAnswered = checks.some(
    (check) => check !== opened && check.status !== 'CREATED' && (check.submittedAt ?? check.createdAt) >= since,
  );
  return isAnswered ? null : opened;
}

/** Where somebody lives is their own word and stands on no paper that proves who they are: they move without a new check (decision record 0080). */
const RESIDENCE = ['address', 'city', 'postalCode', 'province', 'country'];

function withoutResidence(person: Data): Data {
  return Object.fromEntries(Object.entries(person).filter(([name]) => !RESIDENCE.includes(name)));
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
