import { newToken, tokenHash } from '#backend/http/token.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import type { UserRow } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { RESET_LINK_VALIDITY_MINUTES } from '#domain/limits.ts';
import { insertReset, voidResets } from './sessions.repository.ts';

/** Mails a single-use link for a new password; older ones die. Returns when it dies. */
export async function mailResetLink(
  work: Work,
  user: Pick<UserRow, 'id' | 'email' | 'lang'>,
  kind: 'reset_password' | 'choose_password',
): Promise<Date> {
  const { tx, tenant, now } = work;
  const token = newToken();
  const expiresAt = resetExpiry(now);
  await voidResets(tx, tenant.id, user.id, now);
  await insertReset(tx, {
    tenantId: tenant.id,
    userId: user.id,
    tokenHash: tokenHash(token),
    createdAt: now,
    expiresAt,
  });
  const to = { email: user.email, lang: user.lang, userId: user.id };
  const path = `/remember-password?${new URLSearchParams({ token })}`;
  await work.mail(accountMail(kind, tenant, to, { minutes: String(RESET_LINK_VALIDITY_MINUTES) }, path));
  return expiresAt;
}

export function resetExpiry(now: Date): Date {
  return new Date(now.getTime() + RESET_LINK_VALIDITY_MINUTES * 60_000);
}
