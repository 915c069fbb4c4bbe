import type { IdentitySettings } from '#backend/tenant/tenant-settings.ts';

/** A contract with the identity provider of one's own machine. Its keys open nothing anywhere else. */
export function demoIdentity(tenant: string): IdentitySettings {
  return {
    appToken: `local:${tenant}_lonja_demo`,
    secretKey: `secret_local_${tenant}_lonja_demo`,
    webhookSecrets: [`whsec_identity_${tenant}_lonja_demo`],
    level: 'investors',
    environment: 'local',
  };
}
