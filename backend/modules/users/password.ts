import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; the algorithm is argon2id by default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** What a password that everybody knows is worth. */
const LIGHT = { memoryCost: 64, timeCost: 1, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Of the password that the people of the tests' seed share: hundreds of log-ins of a test run read it. What is hashed says what reading it takes. */
export function hashKnownPassword(password: string): Promise<string> {
  return hash(password, LIGHT);
}

/** Of a random text: what an unknown e-mail is checked against, so that it takes as long as a known one. */
let nobody: Promise<string> | null = null;

/** Whether a password is the one of this hash. Null (nobody, or no password) takes the same time and is always false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const right = await verify(passwordHash ?? (await nobody), password, OPTIONS);
  return right && passwordHash !== null;
}
