/** Where most people of a platform live, by its time zone: what is proposed to them first, and can be changed. */
const HOMES: Readonly<Record<string, string>> = {
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Africa/Ceuta': 'ES',
  'Europe/Zurich': 'CH',
};

/** A country's two letters; empty where nothing is proposed. */
export function homeCountry(timeZone: string): string {
  return HOMES[timeZone] ?? '';
}
