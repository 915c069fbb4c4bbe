import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { newToken, tokenHash } from '#backend/http/token.ts';
import type { Work } from '#backend/work.ts';
import { loginSecret } from '#contract/auth.ts';
import { LOGIN_SECRET_VALIDITY_MINUTES } from '#domain/limits.ts';
import { openSession } from './open-session.ts';
import { insertLoginSecret, lockLoginSecret, useLoginSecrets } from './sessions.repository.ts';

/** A new secret that signs a person in once, within 15 minutes, on this tenant alone. */
export async function makeLoginSecret({ tx, tenant, now }: Work, userId: string): Promise<string> {
  const secret = newToken();
  await insertLoginSecret(tx, {
    tenantId: tenant.id,
    userId,
    secretHash: tokenHash(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LOGIN_SECRET_VALIDITY_MINUTES * 60_000),
  });
  return secret;
}

/** Signs in by a secret. 401 `session.secret_invalid` for one that is unknown, used, too old or another tenant's: they are never told apart. */
export const loginSecretRoute = serve(loginSecret, async (call, { body }) => {
  const { tx, tenant, now } = call;
  const found = await lockLoginSecret(tx, tenant.id, tokenHash(body.secret));
  if (!found || found.expiresAt <= now) throw new Refusal(401, 'session.secret_invalid');
  await useLoginSecrets(tx, tenant.id, { id: found.id }, now);
  return { data: await openSession(call, found.userId, 'secret') };
});
