import { hash } from '@node-rs/argon2';

/** A hundredth of what `modules/users/password.ts` takes: what everybody knows needs no more. */
const LIGHT = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

/** Of the password that the people of the tests' seed share: hundreds of log-ins of a test run read it, and what is hashed says what reading it takes. */
export function hashKnownPassword(password: string): Promise<string> {
  return hash(password, LIGHT);
}
