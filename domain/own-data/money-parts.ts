import { BY_ID, type DataPart } from './data-part.ts';

const OF_ORDER = ['investment_id', 'investments', 'user_id'] as const;
const OF_LEDGER = ['account_id', 'ledger_accounts', 'user_id'] as const;
const MOVEMENT = [
  ...['id', 'booked_on', 'value_date', 'amount_cents', 'is_credit', 'bank_reference', 'investment_id', 'payment_id'],
  ...['returned_cents', 'sent_on', 'sent_reference', 'is_reversal', 'refund_id', 'imported_at'],
] as const;
/** What else a bank tells of a movement may name whoever paid in somebody's place. */
const OF_BANK = {
  others: ['counterparty', 'counterparty_iban', 'text', 'resolved_by', 'credited_user_id'],
  notes: ['reason', 'note', 'resolution'],
  inner: ['import_id', 'position', 'fingerprint', 'state', 'resolved_at', 'return_code'],
  house: ['distribution_id'],
} as const;

/** Accounts, payments, and what came back. */
export const MONEY_PARTS = {
  bank_accounts: {
    table: 'bank_accounts',
    whose: ['user_id'],
    key: BY_ID,
    gives: [
      ...['id', 'iban', 'bic', 'bank', 'account_type', 'holder', 'added_at', 'usable_from', 'previous_id'],
      ...['replaced_at', 'taken_back_at', 'taken_back_by'],
    ],
    without: { inner: ['user_id'], secret: ['link_hash'], notes: ['reason'] },
  },
  wallets: {
    table: 'wallets',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'address', 'created_at', 'proved_at'],
    without: { inner: ['user_id'] },
  },
  saved_cards: {
    table: 'saved_cards',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'brand', 'last4', 'expiry_month', 'expiry_year', 'created_at'],
    without: { inner: ['user_id'], secret: ['provider_card'] },
  },
  payment_attempts: {
    table: 'payment_attempts',
    whose: OF_ORDER,
    key: BY_ID,
    gives: [
      ...['id', 'investment_id', 'method', 'provider', 'reference', 'state', 'amount_cents', 'currency'],
      ...['expires_at', 'created_at', 'updated_at'],
    ],
    without: { secret: ['details'], inner: ['balance_looked_at'] },
  },
  chain_payments: {
    table: 'chain_transfers',
    whose: ['attempt_id', 'payment_attempts', 'investment_id', 'investments', 'user_id'],
    key: ['hash'],
    gives: ['hash', 'attempt_id', 'payer', 'block_at', 'state', 'seen_at'],
    without: { inner: ['block_number', 'block_hash'], elsewhere: ['wei'] },
  },
  payments: {
    table: 'payments',
    whose: OF_ORDER,
    key: BY_ID,
    gives: [
      ...['id', 'investment_id', 'attempt_id', 'method', 'state', 'amount_cents', 'provider_reference', 'value_date'],
      ...['confirmed_at', 'created_at', 'part_of'],
    ],
    without: { others: ['confirmed_by'] },
  },
  payment_proofs: {
    table: 'payment_proofs',
    whose: OF_ORDER,
    key: BY_ID,
    gives: ['id', 'investment_id', 'file_id', 'uploaded_at', 'confirmed_at', 'rejected_at', 'rejected_reason'],
    without: { others: ['rejected_by'] },
  },
  refunds: {
    table: 'refunds',
    whose: OF_ORDER,
    key: BY_ID,
    gives: [
      ...['id', 'investment_id', 'payment_id', 'method', 'amount_cents', 'state', 'sent_on', 'bank_reference'],
      ...['provider_reference', 'transfer_id', 'settled_at', 'created_at'],
    ],
    without: { others: ['settled_by'], inner: ['failure', 'bank_failure'] },
  },
  bank_movements: { table: 'statement_rows', whose: OF_ORDER, key: BY_ID, gives: MOVEMENT, without: OF_BANK },
  bank_movements_to_balance: {
    table: 'statement_rows',
    whose: ['credited_user_id'],
    key: BY_ID,
    gives: MOVEMENT,
    without: OF_BANK,
  },
  bank_movement_parts: {
    table: 'statement_parts',
    whose: OF_ORDER,
    key: ['row_id', 'investment_id'],
    gives: ['row_id', 'investment_id', 'amount_cents'],
  },
  ledger_accounts: {
    table: 'ledger_accounts',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'kind', 'asset', 'issuance_id', 'distribution_id', 'created_at'],
    without: { inner: ['user_id', 'guarded'] },
  },
  ledger_entries: {
    table: 'ledger_entries',
    whose: ['id', 'ledger_postings.entry_id', ...OF_LEDGER],
    key: BY_ID,
    gives: ['id', 'kind', 'ref', 'created_at'],
    without: { notes: ['memo'] },
  },
  ledger_movements: {
    table: 'ledger_postings',
    whose: OF_LEDGER,
    key: ['entry_id', 'account_id'],
    gives: ['entry_id', 'account_id', 'asset', 'amount'],
  },
  balance_holds: {
    table: 'balance_holds',
    whose: OF_ORDER,
    key: BY_ID,
    gives: ['id', 'investment_id', 'amount_cents', 'created_at', 'released_at', 'spent_at'],
  },
  earnings: {
    table: 'earnings',
    whose: ['user_id'],
    key: BY_ID,
    gives: [
      ...[
        'id',
        'distribution_id',
        'issuance_id',
        'tokens',
        'income_cents',
        'gain_cents',
        'return_cents',
        'gross_cents',
      ],
      ...['extra_cents', 'rate_basis_points', 'residence', 'legal_type', 'rate_source', 'withheld_cents', 'net_cents'],
      ...['status', 'distributed_at', 'executed_at', 'claimed_at', 'processed_at', 'delivered_at', 'claimed_to'],
      ...['payout_id'],
    ],
    without: { inner: ['user_id', 'told_at'], suspicion: ['held_reason', 'held'] },
  },
  payouts: {
    table: 'payouts',
    whose: ['user_id'],
    key: BY_ID,
    gives: [
      'id',
      'bank_account_id',
      'wallet_address',
      'amount_cents',
      'state',
      'source',
      'created_at',
      'sent_at',
      'canceled_at',
    ],
    without: { inner: ['user_id', 'failure'] },
  },
  transfers_to_your_bank: {
    table: 'payout_transfers',
    whose: ['user_id'],
    key: ['end_to_end_id'],
    gives: [
      ...['end_to_end_id', 'payout_id', 'refund_id', 'name', 'iban', 'bic', 'amount_cents', 'outcome', 'reasons'],
      ...['ended_at'],
    ],
    without: { inner: ['user_id', 'file_id', 'statement_row_id'] },
  },
  transfers_to_your_wallet: {
    table: 'wallet_transfers',
    whose: ['user_id'],
    key: ['reference'],
    gives: [
      ...['reference', 'payout_id', 'name', 'address', 'amount_cents', 'wei', 'outcome', 'transaction', 'block_number'],
      ...['seen_at', 'ended_at'],
    ],
    without: { inner: ['user_id', 'batch_id', 'block_hash', 'is_plain'], others: ['noted_by'] },
  },
  tax_certificates: {
    table: 'tax_certificates',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'year', 'version', 'provisional', 'content', 'digest', 'issued_at'],
    without: { inner: ['user_id'] },
  },
  residence_certificates: {
    table: 'residence_certificates',
    whose: ['user_id'],
    key: ['country', 'issued_on'],
    gives: ['country', 'issued_on', 'valid_until', 'noted_at'],
    without: { inner: ['user_id'], others: ['noted_by'] },
  },
} as const satisfies Readonly<Record<string, DataPart>>;
