/**
 * Keys of every problem that a rule of `domain/` can name: text keys of the language files. The first block is the
 * specification's own (section 5); the second says what those cannot.
 */
export const VALIDATOR_KEYS = [
  'validator.error_null',
  'validator.error_string_min',
  'validator.error_string_max',
  'validator.error_string_special_chars',
  'validator.error_string_letters_digits',
  'validator.error_number',
  'validator.error_number_min',
  'validator.error_number_max',
  'validator.error_number_min_tokens',
  'validator.error_number_max_tokens',
  'validator.error_email',
  'validator.error_email_min',
  'validator.error_email_max',
  'validator.error_email_array',
  'validator.error_url',
  'validator.error_url_min',
  'validator.error_url_max',
  'validator.error_phone',
  'validator.error_wallet_address',
  'validator.error_date',
  'validator.form_field_invalid',
  'validator.error_id_number',
  'validator.error_postal_code',
  'validator.error_file_size',
  'validator.error_files_together',

  'validator.error_number_integer',
  /** More addresses in a list than `max`. */
  'validator.error_email_count',
  'validator.error_wallet_checksum',
  'validator.error_wallet_signature',
  'validator.error_number_min_digits',
  'validator.error_number_max_digits',
  /** More decimals than money (2) or a price (6) has; params `max`. */
  'validator.error_number_decimals',
  /** Point and comma are not those of the reader's language; params `example`. */
  'validator.error_number_separator',
  /** A shareholder of `percent` or less: only those above it are named. */
  'validator.error_stake_min',
  'validator.error_number_multiple',
  'validator.error_tokens_left',
  /** A withdrawal of nothing; of more than is `free`. */
  'validator.error_withdrawal_none',
  'validator.error_withdrawal_free',
  'validator.error_unsafe_text',
  /** A control sign, a blank of no width, or one that turns the reading order round. */
  'validator.error_hidden_signs',
  /** Who stands in: not oneself and a manager; not in a circle. Days of an absence: one is away already; too many are noted. */
  'validator.error_stand_in',
  'validator.error_stand_in_circle',
  'validator.error_absence_overlaps',
  'validator.error_absence_many',
  'validator.error_password_match',
  'validator.error_code',
  'validator.error_accept',
  'validator.error_declaration',
  'validator.error_risk',
  'validator.error_risk_liquidity',
  'validator.error_certify',
  'validator.error_change_material',
  /** An address of a whitelist: it is there; it is there and was revoked. A list of them: no line, more than `max`. */
  'validator.error_whitelist_known',
  'validator.error_whitelist_revoked',
  'validator.error_whitelist_empty',
  'validator.error_whitelist_lines',
  'validator.error_iban',
  'validator.error_bic',
  /** An account that no SEPA transfer reaches. */
  'validator.error_iban_sepa',
  /** A bank outside the European Economic Area. */
  'validator.error_bic_needed',
  'validator.error_iban_same',
  'validator.error_password_wrong',
  /** No address of an EVM chain, or its capitals are not its checksum. */
  'validator.error_ether_address',
  /** An address of ours, or nobody's. */
  'validator.error_ether_own',
  'validator.error_dni_letter',
  /** The number does not have the shape of the document that was chosen. */
  'validator.error_dni_number',
  'validator.error_nie_number',
  'validator.error_nif_number',
  /** Of a passport or card of another country: not 4 to 20 Latin letters and digits. */
  'validator.error_document_number',
  'validator.error_document_expired',
  'validator.error_document_age',
  /** Of a day that is typed as three texts: which is missing, which is wrong, or that there is no such day. */
  'validator.error_date_no_day',
  'validator.error_date_no_month',
  'validator.error_date_no_year',
  'validator.error_date_day',
  'validator.error_date_month',
  'validator.error_date_year',
  'validator.error_date_unreal',
  'validator.error_date_range',
  'validator.error_date_min',
  'validator.error_date_max',
  /** Of hours and minutes. */
  'validator.error_time',
  'validator.error_file_slow',
  'validator.error_picture_pixels',
  'validator.error_picture_broken',
  'validator.error_pdf_active',
  'validator.error_pdf_broken',
  'validator.error_file_type',
  'validator.error_file_empty',
  'validator.error_file_count',
  /** What one person may send in a day, params `max`: files, megabytes. */
  'validator.error_files_a_day',
  'validator.error_megabytes_a_day',
  /** All people without an account have sent what is taken of them in a day. */
  'validator.error_files_full',
  'validator.error_video',
  'validator.error_option',
  /** The typed name is not the one in the contract that is signed. */
  'validator.error_signer_name',
  /** Too few of the criteria for sophisticated status; params `count`: how many are needed. */
  'validator.error_criteria',
  /** A bank's file: neither camt.053 nor Norma 43; a line or entry that is damaged (params `line`). */
  /** A bank's report on a file of transfers. */
  'validator.error_report_unreadable',
  'validator.error_report_other_file',
  'validator.error_report_other_sums',
  'validator.error_report_unknown_transfer',
  'validator.error_report_cut',
  'validator.error_report_silent',
  'validator.error_transaction_hash',
  'validator.error_transaction_unknown',
  'validator.error_transaction_failed',
  'validator.error_transaction_other_wallet',
  'validator.error_transaction_too_old',
  'validator.error_transaction_pays_none',
  'validator.error_statement_format',
  'validator.error_statement_line',
  /** An amount that is more exact than a cent; params `amount`. */
  'validator.error_statement_decimals',
  /** Its totals or balances do not add up; params `expected`, `found`. */
  'validator.error_statement_sum',
  'validator.error_statement_account',
  'validator.error_statement_currency',
  'validator.error_statement_rows',
  'validator.error_statement_again',
  /** Nobody held tokens at a record date; an amount that does not go with the kind of a distribution. */
  'validator.error_no_holders',
  'validator.error_amount_not_of_kind',
  'validator.error_same_distribution',
  'validator.error_certificate_old',
  'validator.error_distribution_reference',
  'validator.error_order_reference',
  'validator.error_order_references',
  'validator.error_investor_unknown',
  /** The address of a project: not letters, digits and hyphens; a word of an address of ours; another's, now or before. */
  'validator.error_slug',
  'validator.error_slug_word',
  'validator.error_slug_taken',
  /** Values of an offer that do not fit: a price of nothing; price × tokens is another `amount`; no multiple of the price (`below`, `above` are); over the target (`max`); over the regulation's limit (`max`). */
  'validator.error_offer_price',
  'validator.error_offer_target',
  'validator.error_offer_multiple',
  'validator.error_offer_soft_cap',
  'validator.error_offer_limit',
  /** The first and the last day make another number of `days`. */
  'validator.error_campaign_days',
  /** A value that may not change in this phase: it lies with the record-keeping body, it is a material change, or the campaign is over. */
  'validator.error_locked_with_body',
  'validator.error_locked_material',
  'validator.error_locked_orders',
  'validator.error_locked_over',
  /** A tenant's look: a text that is no JSON (`line`, `column`); a name that nobody knows, or a value that is none, in it (`path`); no colour; no time zone. */
  'validator.error_json',
  'validator.error_json_unknown',
  'validator.error_color',
  'validator.error_address',
  'validator.error_time_zone',
  'validator.error_pattern',
  /**
   * A tenant's order of steps or phases: one stands twice; one is required (`step`), always or while a record-keeping body approves projects; not in the order
   * of phases; people or projects (`count`) stand on what goes.
   */
  'validator.error_flow_twice',
  'validator.error_flow_required',
  'validator.error_flow_erir',
  'validator.error_flow_order',
  'validator.error_flow_people',
  'validator.error_flow_projects',
  /** Another currency, where money has been booked in the one that there is. */
  'validator.error_currency_booked',
  /** An ad of more tokens than are the seller's and stand in no other (`left`); one that comes to less than a cent. */
  'validator.error_ad_tokens',
  'validator.error_ad_amount',
  /** What was asked of whoever complains is still waited for. */
  'validator.error_complaint_waits',
  /** No legal entity identifier: twenty signs whose last two check the others. */
  'validator.error_lei',
  /** A list that people are held beside: of another kind or charset; cut; declares something; columns without a name; more than `max` entries; `count` entries that cannot be read, by lines. */
  'validator.error_watch_format',
  'validator.error_watch_charset',
  'validator.error_watch_cut',
  'validator.error_watch_declares',
  'validator.error_watch_columns',
  'validator.error_watch_many',
  'validator.error_watch_entries',
  /** An edition of it: made after today, before the one that is `held`, more than `days` ago; with far fewer entries than those `held`; the very file that is held. */
  'validator.error_watch_future',
  'validator.error_watch_older',
  'validator.error_watch_old',
  'validator.error_watch_short',
  'validator.error_watch_again',
] as const;
export type ValidatorKey = (typeof VALIDATOR_KEYS)[number];

/** What is wrong with a value: a text key and what fills it. The same shape as the wire's field problem. */
export interface Problem {
  key: ValidatorKey;
  params?: Record<string, string | number>;
}

/** A value, or the problem that stands in its place. */
export type Parsed<T, P extends Problem = Problem> = { ok: true; value: T } | { ok: false; problem: P };

/** A problem in one line. */
export function problem(key: ValidatorKey, params?: Record<string, string | number>): Problem {
  return params ? { key, params } : { key };
}
