import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; the algorithm is argon2id by default. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Of a random text: what an unknown e-mail is checked against, so that it takes as long as a known one. */
let nobody: Promise<string> | null = null;

/** Whether a password is the one of this hash. Null (nobody, or no password) takes the same time and is always false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const right = await verify(passwordHash ?? (await nobody), password, OPTIONS);
  return right && passwordHash !== null;
}
