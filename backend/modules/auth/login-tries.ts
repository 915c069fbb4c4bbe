import type { Call } from '#backend/http/call.ts';
import { giveBack, overdraw, spend } from '#backend/limits/budget.ts';
import { LOGIN_ACCOUNT, LOGIN_ADDRESS, LOGIN_DEVICE, LOGIN_PAIR } from './auth-budgets.ts';
import { fromHere } from './from-here.ts';

/** From where an account is tried. */
interface LoginTry {
  email: string;
  /** SHA-256 of a token that only this person's own device has; null for any other. */
  knownDevice: string | null;
}

/**
 * Counts a try before the password is looked at (decision record 0030). A known device has a budget of its own, which nobody else can spend.
 * @returns `by-mail` where so many unknown devices have tried this account, or this address so many accounts, that the answer must not tell
 * whether the password is right
 * @throws Refusal 429 `session.too_many` for the device, or the address at this account, that has been wrong too often itself
 */
export async function spendLoginTry(call: Call, { email, knownDevice }: LoginTry): Promise<'at-once' | 'by-mail'> {
  if (knownDevice) {
    await spend(call, LOGIN_DEVICE, `${email}|${knownDevice}`);
    return 'at-once';
  }
  await spend(call, LOGIN_PAIR, fromHere(call, email));
  const account = await overdraw(call, LOGIN_ACCOUNT, email);
  const address = call.address !== null && (await overdraw(call, LOGIN_ADDRESS, call.address));
  return account || address ? 'by-mail' : 'at-once';
}

/** The password was right: this try, and what it may have blocked, is taken back. Those of others stay counted. */
export async function freeLoginTry(call: Call, { email, knownDevice }: LoginTry): Promise<void> {
  if (knownDevice) return giveBack(call, LOGIN_DEVICE, `${email}|${knownDevice}`);
  await giveBack(call, LOGIN_PAIR, fromHere(call, email), 'all');
  await giveBack(call, LOGIN_ACCOUNT, email);
  if (call.address) await giveBack(call, LOGIN_ADDRESS, call.address);
}
