import { serve } from '#backend/http/serve.ts';
import { countCodesLeft } from '#backend/modules/factors/factors.repository.ts';
import { factorsOf } from '#backend/modules/factors/factors-of.ts';
import { presentPasskey } from '#backend/modules/passkeys/present-passkey.ts';
import { updateProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { findSessionFacts, updateUser } from '#backend/modules/users/users.repository.ts';
import { closeSessions, getAccount, saveAccount } from '#contract/account.ts';
import { needsFactor } from '#domain/session/factor-due.ts';
import { insertConsents } from './consents.repository.ts';
import { revokeOtherTokens, tokensOf } from './sessions.repository.ts';

/** The caller's own account. */
export const getAccountRoute = serve(getAccount, async (call) => {
  const { tx, tenant, user, session, now } = call;
  const [facts, sessions, { since, totpSince, passkeys }, left] = await Promise.all([
    findSessionFacts(tx, tenant.id, user.id),
    tokensOf(tx, tenant.id, user.id, now),
    factorsOf(call, user.id),
    countCodesLeft(tx, tenant.id, user.id),
  ]);
  if (!facts) throw new Error(`person ${user.id} is gone`);
  return {
    data: {
      username: facts.user.username,
      lang: facts.user.lang,
      commercial_communications: facts.profile.commercialCommunications,
      profile_image: facts.user.profileImageFileId,
      has_password: facts.user.passwordHash !== null,
      second_factor: since && {
        since: since.toISOString(),
        recovery_codes_left: left,
        authenticator_since: totpSince?.toISOString() ?? null,
      },
      passkeys: passkeys.map((passkey) => presentPasskey(call, passkey)),
      second_factor_required: needsFactor(user.roles, tenant.settings.secondFactor.requiredOf),
      sessions: sessions.map(({ id, createdAt, expiresAt, agent, address }) => ({
        id,
        current: id === session.id,
        created_at: createdAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        agent,
        address,
      })),
    },
  };
});

/** Saves what the person is called, the language of their mails and their consent to news; a changed consent is kept as evidence. */
export const saveAccountRoute = serve(saveAccount, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const facts = await findSessionFacts(tx, tenant.id, user.id);
  if (!facts) throw new Error(`person ${user.id} is gone`);
  const consent = body.commercial_communications;
  await updateUser(tx, tenant.id, user.id, { username: body.username, lang: body.lang, updatedAt: now });
  if (facts.profile.commercialCommunications !== consent) {
    await updateProfile(tx, user.id, { commercialCommunications: consent, updatedAt: now });
    await insertConsents(call, user.id, call.lang, { commercial_communications: consent });
  }
  await call.audit('user.account_saved', { subject: { type: 'user', id: user.id } });
  return { data: { done: true as const } };
});

/** Ends the person's other sessions, and those in which they look through another's eyes. */
export const closeSessionsRoute = serve(closeSessions, async (call) => {
  const { tx, tenant, user, session, now } = call;
  const closed = await revokeOtherTokens(tx, tenant.id, { userId: user.id, keptId: session.id }, now);
  await call.audit('user.sessions_closed', { subject: { type: 'user', id: user.id }, details: { closed } });
  return { data: { closed } };
});
