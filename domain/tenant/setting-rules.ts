/** What a manager may change of a platform, each part saved by itself, in the order shown. */
export const SETTING_SECTIONS = [
  'company',
  'safeguarding',
  'control',
  'orders',
  'tax',
  'treaties',
  'mail',
  'limits',
] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** Where the investors' money goes, who must agree to what, and what is withheld: two people (specification of the desk; decision record 0092). */
const OF_TWO: readonly SettingSection[] = ['safeguarding', 'control', 'tax', 'treaties'];

/** Whether a change of a section waits for a second manager. */
export const asksTwo = (section: SettingSection) => OF_TWO.includes(section);

export const SETTING_CHANGE_STATES = ['WAITING', 'APPLIED', 'REFUSED', 'WITHDRAWN'] as const;
export type SettingChangeState = (typeof SETTING_CHANGE_STATES)[number];

export const SETTING_ACTS = ['approve', 'refuse', 'withdraw'] as const;
export type SettingAct = (typeof SETTING_ACTS)[number];

/** Where each act leads a change that waits. */
export const STATE_AFTER: Readonly<Record<SettingAct, SettingChangeState>> = {
  approve: 'APPLIED',
  refuse: 'REFUSED',
  withdraw: 'WITHDRAWN',
};

/** What somebody may do with a change that waits: who asked for it takes it back, and any other manager decides it. */
export function actsOn(change: { state: SettingChangeState; askedBy: string }, managerId: string): SettingAct[] {
  if (change.state !== 'WAITING') return [];
  return change.askedBy === managerId ? ['withdraw'] : ['approve', 'refuse'];
}

/** Least and most of each number among a tenant's settings, whole. */
export const SETTING_BOUNDS = {
  'uploads.filesPerDay': [1, 10_000],
  'uploads.megabytesPerDay': [1, 100_000],
  knowledgePassMark: [1, 7],
  orderExpiryDays: [1, 90],
  orderReminderDaysBefore: [0, 30],
  waitingListDays: [1, 30],
  refundContactAtPercent: [1, 100],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/**
 * The most at which an investor who is not sophisticated may still invest without a warning of their own: "the higher of 1,000 EUR or 5 % of net worth"
 * (Regulation (EU) 2020/1503, article 21(7)). A tenant may warn earlier, never later. Cents.
 */
export const WARNING_GATE_MOST_CENTS = 100_000n;

/** Whether an order's reminder comes before the order ends; without days before there is none. */
export const remindsInTime = (expiryDays: number, reminderDaysBefore: number) => reminderDaysBefore < expiryDays;
