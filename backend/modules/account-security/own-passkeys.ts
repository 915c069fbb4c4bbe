import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { revokeOtherTokens } from '#backend/modules/auth/sessions.repository.ts';
import { dropFactor } from '#backend/modules/factors/drop-factor.ts';
import { factorsOf } from '#backend/modules/factors/factors-of.ts';
import { makeRecoveryCodes } from '#backend/modules/factors/recovery-codes.ts';
import { hasFactor } from '#backend/modules/factors/sign-in-ticket.ts';
import { readMade, saidIn } from '#backend/modules/passkeys/browser-answer.ts';
import { newChallenge, takeChallenge } from '#backend/modules/passkeys/challenge.ts';
import { checkMade } from '#backend/modules/passkeys/check-answer.ts';
import { creationOptions, requestOptions } from '#backend/modules/passkeys/options.ts';
import {
  deletePasskeys,
  insertPasskey,
  passkeysOf,
  waitingChallenge,
} from '#backend/modules/passkeys/passkeys.repository.ts';
import { passkeysHere } from '#backend/modules/passkeys/passkeys-here.ts';
import { originFor, relyingPartyOf } from '#backend/modules/passkeys/relying-party.ts';
import { lockUser } from '#backend/modules/users/users.repository.ts';
import { askOwnPasskey, beginPasskey, confirmPasskey, getPendingPasskey, removePasskey } from '#contract/passkeys.ts';
import { PASSKEYS_MAX } from '#domain/limits.ts';
import { provenSelf, refuseWithoutLast, tellSelf } from './own-person.ts';

const addingOf = ({ user, session }: SignedInCall) =>
  ({ purpose: 'add', userId: user.id, boundTo: session.id }) as const;

async function refuseTooMany({ tx, tenant, user }: SignedInCall): Promise<void> {
  const present = await passkeysOf(tx, tenant.id, user.id);
  if (present.length >= PASSKEYS_MAX) throw new Refusal(409, 'passkey.too_many', { params: { max: PASSKEYS_MAX } });
}

/** Lets this very session add one passkey within five minutes. */
export const beginPasskeyRoute = serve(beginPasskey, async (call, { body }) => {
  await provenSelf(call, body.current_password);
  await refuseTooMany(call);
  await newChallenge(call, addingOf(call), body.name);
  return { data: { done: true as const } };
});

/** What this session may still add. Whoever sits at another open session of the person never sees it. */
export const getPendingPasskeyRoute = serve(getPendingPasskey, async (call) => {
  const { tx, tenant, user, now } = call;
  const waiting = await waitingChallenge(tx, { tenantId: tenant.id, ...addingOf(call) }, now);
  if (!waiting) return { data: null };
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  const present = await passkeysOf(tx, tenant.id, user.id);
  const options = creationOptions(call, { id: user.id, email: user.email, name }, waiting.challenge, present);
  return { data: { name: waiting.name ?? '', options } };
});

/** Takes what the browser has made: the passkey counts, the other sessions end, and a first factor brings its recovery codes. */
export const confirmPasskeyRoute = serve(confirmPasskey, async (call, { body }) => {
  const { tx, tenant, user, session, now } = call;
  const person = { tenantId: tenant.id, userId: user.id };
  const answer = readMade(body.credential);
  const said = answer && saidIn(answer);
  if (!answer || !said) throw new Refusal(422, 'passkey.refused');
  const taken = await takeChallenge(call, said.challenge, addingOf(call));
  if (!taken) throw new Refusal(409, 'passkey.none_pending', { keep: true });
  await lockUser(tx, tenant.id, user.id);
  await refuseTooMany(call);
  const rpId = relyingPartyOf(call).id;
  const expected = { challenge: said.challenge, origin: originFor(call, said.origin), rpId };
  const made = await checkMade(answer, expected);
  if (!made) throw new Refusal(422, 'passkey.refused', { keep: true });
  const isFirst = !(await hasFactor(call, user.id));
  const name = taken.name ?? '';
  if (!(await insertPasskey(tx, { ...person, ...made, rpId, name, createdAt: now })))
    throw new Refusal(409, 'passkey.known', { keep: true });
  const codes = isFirst ? await makeRecoveryCodes(call, user.id) : [];
  await revokeOtherTokens(tx, tenant.id, { userId: user.id, keptId: session.id }, now);
  await call.audit('user.passkey_added', { subject: { type: 'user', id: user.id }, details: { name } });
  await tellSelf(call, 'passkey_added', { name });
  return { data: { recovery_codes: codes } };
});

/** Takes one of theirs away; with the last factor go the recovery codes. */
export const removePasskeyRoute = serve(removePasskey, async (call, { params, body }) => {
  const { tx, tenant, user, session, now } = call;
  const theirs = await passkeysOf(tx, tenant.id, user.id);
  if (!theirs.some(({ id }) => id === params.id)) throw notFound();
  // Locks the person: of two who take the last two away at once, one is late.
  await provenSelf(call, body.current_password);
  const { totpSince, passkeys } = await factorsOf(call, user.id);
  const passkey = passkeys.find(({ id }) => id === params.id);
  if (!passkey) throw notFound();
  if (!totpSince && passkeys.length === 1) {
    refuseWithoutLast(call);
    await dropFactor(call, user.id);
  } else {
    await deletePasskeys(tx, tenant.id, { id: passkey.id });
  }
  await revokeOtherTokens(tx, tenant.id, { userId: user.id, keptId: session.id }, now);
  const { name } = passkey;
  await call.audit('user.passkey_removed', { subject: { type: 'user', id: user.id }, details: { name } });
  await tellSelf(call, 'passkey_removed', { name });
  return { data: { done: true as const } };
});

/** What this session's browser is asked before an act of the person. */
export const askOwnPasskeyRoute = serve(askOwnPasskey, async (call) => {
  const { user, session } = call;
  const among = await passkeysHere(call, user.id);
  const of = { purpose: 'self', userId: user.id, boundTo: session.id } as const;
  return { data: { options: await requestOptions(call, of, among) } };
});
