import { fieldProblems } from '#backend/http/field-problems.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import { type TenantSettings, tenantSettings } from '#backend/tenant/tenant-settings.ts';
import type { FieldProblem } from '#contract/envelope.ts';
import { fieldsOfSettings } from '#contract/setting-fields.ts';
import type { SettingValue, SettingValues } from '#contract/setting-values.ts';
import type { Tree } from '#domain/tenant/leaves.ts';
import { remindsInTime, type SettingSection } from '#domain/tenant/setting-rules.ts';
import { problem } from '#domain/validation/problem.ts';
import { readWallet } from '#domain/wallet/ownership.ts';

/** What money is sent from: its capitals are held against its checksum (EIP-55), which the contract's form does not know. */
const PAYOUT_WALLET = 'payoutWallet';

/** The fields of a section as they were sent, checked. Throws Refusal 422 with what is wrong by path, all at once; a field of another section is none. */
export function readSettingValues(section: SettingSection, sent: SettingValues): Record<string, SettingValue> {
  const fields = new Map(Object.entries(fieldsOfSettings(section)));
  const problems: Record<string, FieldProblem> = {};
  const values: Record<string, SettingValue> = {};
  for (const [path, value] of Object.entries(sent)) {
    const read = fields.get(path)?.safeParse(value);
    const wallet =
      path === PAYOUT_WALLET && read?.success && read.data ? readWallet(String(read.data), checksummed) : null;
    if (wallet && 'problem' in wallet) problems[path] = wallet.problem;
    else if (read?.success) values[path] = wallet ? wallet.address : read.data;
    else problems[path] = read ? problemOf(read.error.issues, value) : problem('validator.form_field_invalid');
  }
  if (Object.keys(problems).length > 0) throw fieldRefusal(problems);
  return values;
}

/** Whole settings out of what is kept; throws Refusal 422 where they do not hang together. */
export function parseSettings(kept: Tree): TenantSettings {
  const read = tenantSettings.safeParse(kept);
  if (!read.success) throw fieldRefusal(fieldProblems(read.error.issues, kept));
  const { orderExpiryDays, orderReminderDaysBefore } = read.data;
  if (remindsInTime(orderExpiryDays, orderReminderDaysBefore)) return read.data;
  throw fieldRefusal({ orderReminderDaysBefore: problem('validator.error_number_max', { max: orderExpiryDays - 1 }) });
}

/** What is wrong with one value, by its own words where it has them. */
function problemOf(issues: Parameters<typeof fieldProblems>[0], value: unknown): FieldProblem {
  const own = issues.find(({ message }) => message.startsWith('validator.'));
  if (own) return { key: own.message };
  return Object.values(fieldProblems(issues, value))[0] ?? problem('validator.form_field_invalid');
}
