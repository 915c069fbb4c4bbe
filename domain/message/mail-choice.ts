import { type AlertFrequency, DIGEST_HOUR } from '#domain/alert/alert.ts';
import { addDays, type Day } from '#domain/time/zone.ts';
import type { PURPOSES } from './message.ts';

/** Kinds of mail of which a person says when they come: what is news. All others come at once, and always. */
export const NEWS_KINDS = ['UPDATES', 'OPENINGS', 'MESSAGES', 'ANSWERS'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** What the way out of a mail of news leaves of one project. */
export const PROJECT_NEWS = ['UPDATES', 'OPENINGS'] as const satisfies readonly NewsKind[];

/** When such mails come: at once, once a day in one mail, or not. */
export type MailTime = AlertFrequency;

interface Said {
  kind: NewsKind;
  /** Null: for all projects. */
  issuanceId: string | null;
  frequency: MailTime;
}

/** What somebody said last for a project counts before what they said for all; who said nothing is written to at once. */
export function mailTimeOf(said: readonly Said[], kind: NewsKind, issuanceId: string | null): MailTime {
  const of = (issuance: string | null) =>
    said.find((one) => one.kind === kind && one.issuanceId === issuance)?.frequency ?? null;
  return (issuanceId === null ? null : of(issuanceId)) ?? of(null) ?? 'ONCE';
}

/** The day whose mail holds what comes now: today's until it leaves, else tomorrow's. `hour` and `today` by the tenant's clock. */
export function digestDay({ hour, today }: { hour: number; today: Day }): Day {
  return hour < DIGEST_HOUR ? today : addDays(today, 1);
}

/**
 * Whether a message to many is news of a project. What is written to orders of one status is about an order and its money, what the house writes
 * about accounts may be owed by law, and advertising goes by its own consent.
 */
export function isNewsMessage(message: {
  purpose: (typeof PURPOSES)[number];
  issuanceId: string | null;
  orderStatus: string | null;
}) {
  return message.purpose === 'SERVICE' && message.issuanceId !== null && message.orderStatus === null;
}
