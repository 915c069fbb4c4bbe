import type { ChainSettings } from '#backend/tenant/tenant-settings.ts';

/** The chain of one's own machine, at a rate that somebody has stated: units of the tenant's currency for one ether. */
export function demoChain(rate: string): ChainSettings {
  return { environment: 'local', rate };
}
