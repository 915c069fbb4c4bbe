import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '#backend/db/schema/codes.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { spend } from '#backend/limits/budget.ts';
import type { Work } from '#backend/work.ts';
import { EMAIL_CODE_DIGITS, EMAIL_CODE_MAX_TRIES, EMAIL_CODE_VALIDITY_MINUTES } from '#domain/limits.ts';
import { CODE_HOURLY, CODE_SPACING, RESEND_AFTER_SECONDS } from './code-budgets.ts';
import { findLivingCode, insertCode, setTries, setUsed, setVoided, voidLivingCodes } from './codes.repository.ts';

/** Whose code, and what it proves. */
export interface CodeOwner {
  userId: string;
  purpose: CodePurpose;
  /** What is proven beyond the mailbox: the investment that is signed. */
  subjectId?: string;
}

/** When the mailed code dies and when another may be asked for. */
export interface CodeTimes {
  expiresAt: Date;
  resendAt: Date;
}

/** What the caller is told of a code just sent; an e-mail that nobody has gets the same. */
export function codeTimes(now: Date): CodeTimes {
  return {
    expiresAt: new Date(now.getTime() + EMAIL_CODE_VALIDITY_MINUTES * 60_000),
    resendAt: new Date(now.getTime() + RESEND_AFTER_SECONDS * 1000),
  };
}

/** Counts one sending of a code. Throws Refusal 429 `code.too_soon` or `code.too_many`, with `params.seconds`. */
export async function spendCode(work: Work, whose: string): Promise<void> {
  await spend(work, CODE_SPACING, whose);
  await spend(work, CODE_HOURLY, whose);
}

/** Makes a code for the caller to mail; an older one of the same owner, purpose and subject dies. Ask `spendCode` first. */
export async function issueCode(work: Work, owner: CodeOwner): Promise<CodeTimes & { code: string }> {
  const { tx, tenant, now } = work;
  const code = String(randomInt(10 ** EMAIL_CODE_DIGITS)).padStart(EMAIL_CODE_DIGITS, '0');
  const salt = randomBytes(16).toString('hex');
  const times = codeTimes(now);
  await voidLivingCodes(tx, tenant.id, owner, now);
  await insertCode(tx, {
    tenantId: tenant.id,
    userId: owner.userId,
    purpose: owner.purpose,
    subjectId: owner.subjectId ?? null,
    codeHash: hashOf(code, salt),
    salt,
    createdAt: now,
    expiresAt: times.expiresAt,
  });
  return { code, ...times };
}

/**
 * Takes a code that a person typed: single use, 5 minutes, 5 tries. Call it before anything else is written, because a wrong try is kept.
 * @returns the code's id and when it was sent
 * @throws Refusal 422 `code.wrong` with `params.left`; `code.expired` where none is alive
 */
export async function redeemCode(work: Work, owner: CodeOwner, typed: string): Promise<{ id: string; sentAt: Date }> {
  const { tx, tenant, now } = work;
  const living = await findLivingCode(tx, tenant.id, owner);
  if (!living || living.expiresAt <= now) throw new Refusal(422, 'code.expired');
  if (!isSame(hashOf(typed, living.salt), living.codeHash)) {
    const tries = living.tries + 1;
    await setTries(tx, tenant.id, living.id, tries);
    if (tries >= EMAIL_CODE_MAX_TRIES) await setVoided(tx, tenant.id, living.id, now);
    throw new Refusal(422, 'code.wrong', { params: { left: EMAIL_CODE_MAX_TRIES - tries }, keep: true });
  }
  await setUsed(tx, tenant.id, living.id, now);
  return { id: living.id, sentAt: living.createdAt };
}

/**
 * Whether a typed code is the one that is alive, without using it or counting a try: for what has to be made ready before the code is redeemed.
 * Never answer by it: the answer is `redeemCode`'s.
 */
export async function peekCode(
  { tx, tenant, now }: Work,
  owner: CodeOwner,
  typed: string,
): Promise<{ sentAt: Date } | null> {
  const living = await findLivingCode(tx, tenant.id, owner);
  if (!living || living.expiresAt <= now || !isSame(hashOf(typed, living.salt), living.codeHash)) return null;
  return { sentAt: living.createdAt };
}

function hashOf(code: string, salt: string): string {
  return createHmac('sha256', salt).update(code).digest('hex');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
