import { randomUUID } from 'node:crypto';
import { login, logout, me, register, resendCode, verifyEmail } from '#contract/auth.ts';
import type { Speaker } from './back-end.ts';
import type { InvestWorld } from './invest-world.ts';

export const PASSWORD = 'una-clave-bien-larga';

/** What a person does at the door, as the dashboard calls it. */
export function accountSteps(world: InvestWorld) {
  const { call } = world;
  const newestMail = async (email: string, kind: string) => {
    const mail = (await world.mailsTo({ email })).findLast((each) => each.kind === kind);
    if (!mail) throw new Error(`no ${kind} was mailed to ${email}`);
    return mail;
  };
  const steps = {
    newEmail: () => `${randomUUID()}@persona.test`,
    register: (email: string, password = PASSWORD) =>
      call(register, {
        body: {
          email,
          password,
          first_name: 'Ana',
          last_name: 'Ruiz',
          lang: 'es',
          accepted: { terms: true, privacy: true, provider_terms: true },
        },
      }),
    verify: (email: string, code: string) => call(verifyEmail, { body: { email, code } }),
    resend: (email: string) => call(resendCode, { body: { email } }),
    login: (email: string, password = PASSWORD, secret?: boolean) =>
      call(login, { body: { email, password, ...(secret ? { secret } : {}) } }),
    logout: (as: Speaker) => call(logout, { as }),
    me: (as: Speaker) => call(me, { as }),
    /** The newest code mailed to an address. */
    async codeOf(email: string): Promise<string> {
      const code = /\b\d{5}\b/.exec((await newestMail(email, 'verify_email')).plain)?.[0];
      if (!code) throw new Error('the mail has no code');
      return code;
    },
    /** A secret in the newest mail of a kind, by the name of its query parameter. */
    async secretOf(email: string, kind: string, name: string): Promise<string> {
      const found = new RegExp(`[?&]${name}=([\\w-]+)`).exec((await newestMail(email, kind)).plain)?.[1];
      if (!found) throw new Error(`the mail has no ${name}`);
      return found;
    },
    /** A person who has registered and verified; answers their address. */
    async join(): Promise<string> {
      const email = steps.newEmail();
      await steps.register(email);
      const { status } = await steps.verify(email, await steps.codeOf(email));
      if (status !== 200) throw new Error(`verification answered ${status}`);
      return email;
    },
  };
  return steps;
}
