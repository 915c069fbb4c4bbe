import type { Call } from '#backend/http/call.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { readSigned, saidIn } from '#backend/modules/passkeys/browser-answer.ts';
import { type ChallengeFor, takeChallenge } from '#backend/modules/passkeys/challenge.ts';
import { checkSigned } from '#backend/modules/passkeys/check-answer.ts';
import { handleOf } from '#backend/modules/passkeys/options.ts';
import { lockPasskey, noteUse, type PasskeyRow } from '#backend/modules/passkeys/passkeys.repository.ts';
import { originFor, relyingPartyOf } from '#backend/modules/passkeys/relying-party.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { wentOn } from '#domain/session/passkey-count.ts';

/**
 * Whose passkey has signed what this very host asked; null for anything that is not right, and what is wrong is never told. The challenge is used up by any
 * answer to it: the refusal that follows has to keep that. A passkey whose count went back may have been copied: it is refused, and its person is told.
 */
export async function provePasskey(call: Call, text: string, of: ChallengeFor): Promise<string | null> {
  const { tx, tenant, now } = call;
  const answer = readSigned(text);
  const said = answer && saidIn(answer);
  if (!answer || !said || !(await takeChallenge(call, said.challenge, of))) return null;
  const passkey = await lockPasskey(tx, tenant.id, answer.id);
  const rpId = relyingPartyOf(call).id;
  if (!passkey || passkey.rpId !== rpId || !isTheirs(passkey, of, answer.response.userHandle)) return null;
  const expected = { challenge: said.challenge, origin: originFor(call, said.origin), rpId };
  const use = await checkSigned(answer, passkey, expected);
  if (!use) return null;
  if (!wentOn(passkey.counter, use.counter)) {
    await warn(call, passkey, use.counter);
    return null;
  }
  await noteUse(tx, passkey, { ...use, lastUsedAt: now });
  return passkey.userId;
}

/** Whoever has not said who they are is told by the passkey itself; what it says is never somebody else. */
function isTheirs({ userId }: PasskeyRow, of: ChallengeFor, handle: string | null | undefined): boolean {
  if (of.userId !== null && of.userId !== userId) return false;
  return handle ? handle === handleOf(userId) : of.userId !== null;
}

async function warn(call: Call, { id, userId, name, counter }: PasskeyRow, said: number): Promise<void> {
  const { tx, tenant } = call;
  const person = await findUser(tx, tenant.id, userId);
  if (!person) return;
  const details = { passkey: id, name, kept: counter, said };
  await call.audit('user.passkey_doubted', { userId, subject: { type: 'user', id: userId }, details });
  const to = { email: person.email, lang: person.lang, userId };
  await call.mail(accountMail('passkey_doubted', tenant, to, { name }, pathTo.login));
}
