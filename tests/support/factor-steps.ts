import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '#backend/modules/users/password.ts';
import { login } from '#contract/auth.ts';
import { beginTotp, confirmTotp, getPendingTotp, signInFactor } from '#contract/second-factor.ts';
import type { Role } from '#domain/access/roles.ts';
import type { InvestWorld, Person } from './invest-world.ts';
import { good } from './order-steps.ts';

export const FACTOR_PASSWORD = 'una-clave-bien-larga';

/** What an authenticator shows for a key at a moment, by a library that the product does not use. */
export function shownCode(key: string, at: number): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });
}

/** People with a password and an authenticator, and the two halves of their sign-in. */
export function factorSteps(world: InvestWorld) {
  const now = () => world.backEnd.clock.now().getTime();
  async function withPassword(roles: Role[] = ['USER']): Promise<Person> {
    const person = await world.addPerson({ roles });
    await world.db.query('update users set password_hash = $2 where id = $1', [
      person.id,
      await hashPassword(FACTOR_PASSWORD),
    ]);
    return person;
  }
  return {
    withPassword,
    /** Steps of 30 seconds that the clock goes on. */
    pass: (steps: number) => world.backEnd.clock.moveTo(new Date(now() + steps * 30_000)),
    code: (key: string, steps = 0) => shownCode(key, now() + steps * 30_000),
    async begin(as: Person): Promise<string> {
      good(await world.call(beginTotp, { body: { current_password: FACTOR_PASSWORD }, as }));
      return good(await world.call(getPendingTotp, { as })).data?.key ?? '';
    },
    confirm: (as: Person, code: string) => world.call(confirmTotp, { body: { code }, as }),
    /** A person whose authenticator is in force, with its key and their recovery codes; its first code is behind them. */
    async secured(roles: Role[] = ['USER']): Promise<{ person: Person; key: string; codes: string[] }> {
      const person = await withPassword(roles);
      const key = await this.begin(person);
      const { recovery_codes: codes } = good(await this.confirm(person, this.code(key))).data;
      this.pass(3);
      return { person, key, codes };
    },
    signIn: (person: Person) => world.call(login, { body: { email: person.email, password: FACTOR_PASSWORD } }),
    /** The ticket of a sign-in that waits for its second half. */
    async ticket(person: Person): Promise<string> {
      const { error, params } = (await this.signIn(person)).body;
      if (error !== 'session.factor_needed' || !params?.ticket) throw new Error(`no ticket but ${error}`);
      return String(params.ticket);
    },
    finish: (ticket: string, code: string, way: 'totp' | 'recovery' = 'totp') =>
      world.call(signInFactor, { body: { ticket, way, code } }),
  };
}
