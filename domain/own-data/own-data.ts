import { ACCOUNT_PARTS } from './account-parts.ts';
import { BOARD_PARTS } from './board-parts.ts';
import type { DataPart, LeftOutWhy } from './data-part.ts';
import { HOLDER_PARTS } from './holder-parts.ts';
import { MONEY_PARTS } from './money-parts.ts';
import { ORDER_PARTS } from './order-parts.ts';

/** Goes up where a key of the copy goes or changes its meaning; one that is added leaves it. */
export const OWN_DATA_VERSION = 1;

const PARTS = { ...ACCOUNT_PARTS, ...ORDER_PARTS, ...BOARD_PARTS, ...HOLDER_PARTS, ...MONEY_PARTS };
export type DataPartName = keyof typeof PARTS;
/** Every part of the copy, in its order. The names are keys of the copy, and stay. */
export const OWN_DATA_PARTS: Readonly<Record<DataPartName, DataPart>> = PARTS;
export const DATA_PART_NAMES = Object.keys(PARTS) as DataPartName[];

type Given<P> = P extends { gives: readonly (infer K extends string)[] } ? K : never;
type Told<P> = P extends { tells: infer T } ? Extract<keyof T, string> : never;
/** Every key that a row of the copy can have. `path` stands with a file: where it lies in the copy. */
export type DataKey = Given<(typeof PARTS)[DataPartName]> | Told<(typeof PARTS)[DataPartName]> | 'path';

/** Tables of which nothing is in the copy, by why. `tests/backend/own-data-complete.test.ts` asks for a word on each table that there is. */
export const LEFT_OUT_TABLES: Readonly<Partial<Record<LeftOutWhy, readonly string[]>>> = {
  suspicion: ['screened_people', 'watch_editions', 'watch_entries', 'watch_fetches', 'watch_hits'],
  secret: [
    ...[
      'app_login',
      'card_customers',
      'check_secrets',
      'complaint_links',
      'idempotency_keys',
      'issuance_notice_links',
      'login_secrets',
    ],
    ...['mail_leave_links', 'passkey_challenges', 'password_resets'],
    ...['sign_in_tickets', 'verification_codes', 'wallet_challenges'],
  ],
  // Of people who are gone, who cannot ask by themselves; words and figures that are worked out of what is given.
  elsewhere: [
    ...['chain_portions', 'deleted_people', 'issuance_told', 'issuance_update_told', 'kept_records'],
    ...['payment_notices', 'search_words', 'total_changes', 'totals'],
  ],
  inner: [
    ...['audit_anchors', 'chain_cursors', 'chain_signers', 'failed_jobs', 'job_runs', 'migrations', 'rate_limits'],
    ...['stranger_uploads', 'view_batches'],
  ],
  house: [
    'absences',
    ...[
      'chain_acts',
      'chain_tokens',
      'default_years',
      'loan_money_years',
      'distribution_approvals',
      'distribution_documents',
    ],
    ...[
      'distributions',
      'inbox_looks',
      'inbox_takes',
      'information_sheet_versions',
      'information_sheets',
      'issuance_changes',
    ],
    ...['issuance_document_versions', 'issuance_documents', 'issuance_picture_sizes', 'issuance_pictures'],
    ...['issuance_plans', 'issuance_prices', 'issuance_slugs', 'issuance_status_history', 'issuance_suspensions'],
    ...['issuance_tellings', 'issuance_update_versions', 'issuance_updates', 'look_drafts', 'look_versions'],
    ...[
      'payout_files',
      'project_views',
      'removals',
      'register_entries',
      'register_writings',
      'provider_trials',
      'run_items',
      'runs',
      'setting_changes',
      'statement_imports',
    ],
    ...['tenant_hosts', 'tenants', 'votes', 'whitelist_batches', 'wallet_batches'],
  ],
  others: [
    'complaint_request_papers',
    'complaint_requests',
    'issuance_notice_addresses',
    'issuance_team',
    'whitelist_lines',
  ],
};
