import type { TFunction } from 'i18next';

/** A bank's reason code (ISO 20022) in words; one that has none stands as it came. */
export function reasonText(t: TFunction, code: string): string {
  return t([`payouts:code.${code}`, `statements:returnCode.${code}`], { defaultValue: code });
}
