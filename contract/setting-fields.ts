import { z } from 'zod';
import { ROLES } from '#domain/access/roles.ts';
import { isLei } from '#domain/information-sheet/lei.ts';
import { OVERSUBSCRIPTIONS } from '#domain/issuance/status.ts';
import { parseMoney } from '#domain/money/money.ts';
import { SETTING_BOUNDS, type SettingSection, WARNING_GATE_MOST_CENTS } from '#domain/tenant/setting-rules.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { checkBic, checkIban } from '#domain/validation/iban.ts';
import { checkNumber } from '#domain/validation/number.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import { checkUnsafeText } from '#domain/validation/unsafe-text.ts';
import { withPrefix } from '#domain/wallet/address-text.ts';
import { moneyString } from './envelope.ts';
import { accountIban, emailText, httpsAddress } from './fields.ts';
import { treatyRates } from './treaty-rate.ts';

/** A text field with rules of the domain besides. */
function ruled<S extends z.ZodType<string>>(field: S, ...checks: readonly ((text: string) => Problem | null)[]): S {
  return field.superRefine((text, context) => {
    const found = checks.map((check) => check(text)).find((one) => one !== null);
    if (found) context.addIssue({ code: 'custom', params: { problem: found } });
  });
}

const line = (max: number) => ruled(z.string().trim().max(max), checkHiddenSigns, checkUnsafeText);
const needed = (max: number) =>
  ruled(z.string().trim().min(1, { error: 'validator.error_null' }).max(max), checkHiddenSigns, checkUnsafeText);
const on = z.boolean();
const whole = (path: keyof typeof SETTING_BOUNDS) => {
  const [min, max] = SETTING_BOUNDS[path];
  return ruled(z.string().trim().max(6), (text) => checkNumber(text, { required: true, integer: true, min, max }));
};
const money = (mostCents?: bigint) =>
  ruled(moneyString, (text) => {
    const cents = parseMoney(text);
    if (!cents.ok || cents.value < 0n) return problem('validator.error_number_min', { min: '0' });
    return mostCents !== undefined && cents.value > mostCents
      ? problem('validator.error_number_max', { max: String(mostCents / 100n) })
      : null;
  });
const percent = ruled(
  z
    .string()
    .trim()
    .regex(/^\d{1,6}\.\d{2}$/, { error: 'validator.error_number' }),
  (text) => (Number(text) > 100 ? problem('validator.error_number_max', { max: 100 }) : null),
);
const mailAddress = emailText.pipe(z.email()).or(z.literal(''));

type Fields = Readonly<Record<string, z.ZodType<string | boolean>>>;

/** What stands before the name of each role that must have a second factor: `secondFactor.requiredOf.ADMIN`. */
export const REQUIRED_OF = 'secondFactor.requiredOf';

/** Fields of each section by path, each with its bounds. Numbers travel as digits, money as in every answer, switches as true and false. */
const FIELDS = {
  company: {
    legalName: needed(120),
    taxNumber: line(20),
    registerKeeper: line(120),
    'informationSheet.providerLei': ruled(z.string().trim().toUpperCase().max(20), (text) =>
      text === '' || isLei(text) ? null : problem('validator.error_lei'),
    ),
  },
  safeguarding: {
    'safeguarding.holder': needed(120),
    'safeguarding.iban': ruled(accountIban, checkIban),
    'safeguarding.bic': ruled(z.string().trim().max(20, { error: 'validator.error_bic' }), checkBic),
    'safeguarding.bank': needed(80),
    payoutWallet: z
      .string()
      .trim()
      .overwrite(withPrefix)
      .regex(/^(?:0x[0-9a-fA-F]{40})?$/, { error: 'validator.error_wallet_address' }),
  },
  control: {
    'distributions.secondApprovalAbove': money(),
    'screening.fundsFrom': money(),
    'screening.fundsHold': on,
    'screening.sanctionsAddress': httpsAddress,
    'informationSheet.needsTwo': on,
    ...Object.fromEntries(ROLES.map((role) => [`${REQUIRED_OF}.${role}`, on])),
  },
  orders: {
    orderExpiryDays: whole('orderExpiryDays'),
    orderReminderDaysBefore: whole('orderReminderDaysBefore'),
    oversubscription: z.enum(OVERSUBSCRIPTIONS),
    waitingListDays: whole('waitingListDays'),
    interestDuringCampaign: on,
    issuersSeeInitials: on,
    knowledgePassMark: whole('knowledgePassMark'),
    warningGateMin: money(WARNING_GATE_MOST_CENTS),
    refundContactAtPercent: whole('refundContactAtPercent'),
  },
  tax: { 'tax.law': z.enum(['SPAIN', 'OWN']), withholdingPercent: percent },
  treaties: { 'tax.treaties': treatyRates },
  mail: { 'mail.from': mailAddress, 'mail.replyTo': mailAddress },
  limits: {
    'uploads.filesPerDay': whole('uploads.filesPerDay'),
    'uploads.megabytesPerDay': whole('uploads.megabytesPerDay'),
  },
} as const satisfies Record<SettingSection, Fields>;

/** The fields of a section. */
export const fieldsOfSettings = (section: SettingSection): Fields => FIELDS[section];

/** Settings with two decimals: people type them in their own way. */
export const DECIMAL_SETTINGS: readonly string[] = [
  'distributions.secondApprovalAbove',
  'screening.fundsFrom',
  'warningGateMin',
  'withholdingPercent',
];
