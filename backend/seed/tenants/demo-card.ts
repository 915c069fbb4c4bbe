import type { CardSettings } from '#backend/tenant/tenant-settings.ts';

/** A contract with the card provider of one's own machine. Its keys open nothing anywhere else. */
export function demoCard(tenant: string): CardSettings {
  return {
    secretKey: `sk_local_${tenant}_lonja_demo`,
    webhookSecrets: [`whsec_local_${tenant}_lonja_demo`],
    environment: 'local',
  };
}
