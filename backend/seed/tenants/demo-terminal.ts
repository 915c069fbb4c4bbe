import type { RedsysSettings } from '#backend/tenant/tenant-settings.ts';

/** A contract with the terminal of one's own machine. The key is the one that Redsys publishes for everybody's tests. */
export function demoTerminal(merchantCode: string): RedsysSettings {
  return {
    merchantCode,
    terminal: '1',
    secretKey: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
    signatureVersion: 'HMAC_SHA256_V1',
    environment: 'local',
  };
}
