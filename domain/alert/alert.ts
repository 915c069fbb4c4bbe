/** How often somebody is mailed of new projects that fit: at once, once a day in one mail, or not for now. */
export const ALERT_FREQUENCIES = ['ONCE', 'DAILY', 'NEVER'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Alerts that one person keeps (ours). */
export const ALERTS_MAX = 10;
/** From this hour of the tenant's day on the daily mail leaves. */
export const DIGEST_HOUR = 8;

interface AlertFilter {
  /** Null: any. */
  sector: string | null;
  productType: string | null;
  /** The most that the smallest investment may be, in cents; null: any. */
  ticketMaxCents: bigint | null;
}

interface OpenedProject {
  sector: string;
  productType: string;
  /** The smallest investment that it takes, in cents. */
  ticketCents: bigint;
}

/** Whether a project is one that an alert asks for. */
export function alertFits({ sector, productType, ticketMaxCents }: AlertFilter, project: OpenedProject): boolean {
  return (
    (sector === null || sector === project.sector) &&
    (productType === null || productType === project.productType) &&
    (ticketMaxCents === null || project.ticketCents <= ticketMaxCents)
  );
}

/** Whether the mail of the day leaves now: from the hour on, where it has not left today. `hour` and `today` by the tenant's clock. */
export function isDigestDue(mailedOn: string | null, { hour, today }: { hour: number; today: string }): boolean {
  return hour >= DIGEST_HOUR && (mailedOn === null || mailedOn < today);
}
