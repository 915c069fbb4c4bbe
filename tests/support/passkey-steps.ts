import {
  askOwnPasskey,
  askPasskey,
  beginPasskey,
  confirmPasskey,
  finishByPasskey,
  getPendingPasskey,
  removePasskey,
  signInPasskey,
} from '#contract/passkeys.ts';
import type { Role } from '#domain/access/roles.ts';
import { FACTOR_PASSWORD, factorSteps } from './factor-steps.ts';
import type { InvestWorld, Person } from './invest-world.ts';
import { good } from './order-steps.ts';
import { type SoftPasskey, softPasskey } from './soft-passkey.ts';

/** People with passkeys, and the ways in by them. */
export function passkeySteps(world: InvestWorld) {
  const steps = factorSteps(world);
  return {
    ...steps,
    origin: `http://${world.host}:3000`,
    newKey: () => softPasskey(`http://${world.host}:3000`),
    /** The first step: what the browser is told to make. */
    async asked(as: Person, name = 'Móvil'): Promise<string> {
      good(await world.call(beginPasskey, { body: { name, current_password: FACTOR_PASSWORD }, as }));
      return good(await world.call(getPendingPasskey, { as })).data?.options ?? '';
    },
    bring: (as: Person, credential: string) => world.call(confirmPasskey, { body: { credential }, as }),
    async add(as: Person, key: SoftPasskey, name?: string): Promise<string[]> {
      return good(await this.bring(as, key.make(await this.asked(as, name)))).data.recovery_codes;
    },
    /** A person whose only second factor is a passkey. */
    async keyed(roles: Role[] = ['USER']): Promise<{ person: Person; key: SoftPasskey; codes: string[] }> {
      const person = await steps.withPassword(roles);
      const key = this.newKey();
      return { person, key, codes: await this.add(person, key) };
    },
    remove: (as: Person, id: string, typed = FACTOR_PASSWORD) =>
      world.call(removePasskey, { params: { id }, body: { current_password: typed }, as }),
    async askedAtDoor(ticket?: string): Promise<string> {
      return good(await world.call(askPasskey, { body: { ticket } })).data.options;
    },
    enter: (credential: string) => world.call(signInPasskey, { body: { credential } }),
    finishWith: (ticket: string, credential: string) => world.call(finishByPasskey, { body: { ticket, credential } }),
    askedOfSelf: async (as: Person) => good(await world.call(askOwnPasskey, { as })).data.options,
  };
}
