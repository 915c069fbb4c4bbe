import type { Call } from '#backend/http/call.ts';

/** An account as it is tried from one address: what a budget is kept for that nobody elsewhere can spend. */
export function fromHere({ address }: Pick<Call, 'address'>, email: string): string {
  return `${email}|${address ?? 'unknown'}`;
}
