import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { needsFactor } from '#domain/session/factor-due.ts';
import { Refusal } from './refusal.ts';
import type { Holder } from './who.repository.ts';

/**
 * Holds a person without a second factor to what setting one up takes, where the tenant asks one of their role. A manager behind somebody's session has
 * shown their own.
 * @throws Refusal 403 `session.factor_due`
 */
export function refuseWithoutFactor(
  { caller, beforeFactor }: Pick<Endpoint, 'caller' | 'beforeFactor'>,
  { settings }: Pick<CallTenant, 'settings'>,
  holder: Holder | null,
): void {
  if (!holder || caller === 'anyone' || beforeFactor || holder.hasFactor || holder.session.impersonatorUserId) return;
  if (needsFactor(holder.user.roles, settings.secondFactor.requiredOf)) throw new Refusal(403, 'session.factor_due');
}
