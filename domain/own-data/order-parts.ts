import { BY_ID, type DataPart } from './data-part.ts';

const OF_ORDER = ['investment_id', 'investments', 'user_id'] as const;

/** What a project says and offers stands on its page and in its files. */
const OF_PROJECT = {
  inner: ['issuer_user_id', 'list_place', 'section_versions', 'client_uuid'],
  others: ['edited_by', 'erir_recorded_by', 'default_declared_by'],
  house: [
    ...['slogan', 'short_description', 'headline_return', 'sections', 'terms', 'risks', 'finance', 'sector'],
    ...['contract_template', 'intro_video', 'product_type', 'location', 'cover_url', 'cover_raster_url', 'logo_url'],
    ...['images', 'token_name', 'token_symbol', 'price', 'tokens_for_sale', 'tokens_taken', 'min_tokens'],
    ...['max_tokens', 'soft_cap_tokens', 'minting_strategy', 'campaign_starts_at', 'campaign_ends_at'],
    ...['terms_version', 'suspended_until', 'erir_reference', 'erir_recorded_at', 'token_expires_on'],
    ...['campaign_days', 'edited_at', 'oversubscription', 'tokens_requested', 'allotted_at', 'tokens_held'],
    ...['places_waiting', 'default_declared_at', 'default_reason'],
    ...['issuer_website', 'issuer_register_place', 'issuer_register_volume', 'issuer_register_folio'],
    ...['issuer_register_sheet'],
  ],
} as const;

/** Orders, tokens, and what the person said and was told. */
export const ORDER_PARTS = {
  // Named once, so that every other row may name it by its id.
  projects: {
    table: 'issuances',
    whose: ['id', 'investments.issuance_id', 'user_id'],
    key: BY_ID,
    gives: ['id', 'slug', 'title'],
    without: {
      ...OF_PROJECT,
      elsewhere: ['status', 'issuer_name', 'issuer_city', 'issuer_tax_number', 'created_at', 'updated_at'],
      inner: [...OF_PROJECT.inner, 'published_at', 'closed_at'],
    },
  },
  orders: {
    table: 'investments',
    whose: ['user_id'],
    key: BY_ID,
    gives: [
      ...['id', 'reference', 'issuance_id', 'status', 'tokens', 'price', 'amount_cents', 'fee_cents', 'balance_cents'],
      ...['method', 'wire_reference', 'terms_version', 'sheet_number', 'referral_code', 'risks_accepted_at', 'warning'],
      ...['created_at', 'accepted_at', 'charged_at', 'signed_at', 'minted_at', 'canceled_at', 'reflection_ends_at'],
      ...['expires_at', 'updated_at', 'is_request', 'requested_tokens', 'allotted_tokens'],
    ],
    without: { inner: ['user_id', 'reminded_at'] },
  },
  order_history: {
    table: 'investment_events',
    whose: OF_ORDER,
    key: BY_ID,
    gives: ['id', 'investment_id', 'status', 'by', 'at'],
    without: { others: ['by_user_id'], notes: ['note'] },
  },
  contracts: {
    table: 'contracts',
    whose: OF_ORDER,
    key: BY_ID,
    gives: ['id', 'investment_id', 'state', 'lang', 'text_sha256', 'file_id', 'created_at', 'signed_at', 'voided_at'],
    // The paper itself is among the files.
    without: { elsewhere: ['content'] },
  },
  signatures: {
    table: 'signatures',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'contract_id', 'typed_name', 'ip', 'user_agent', 'text_sha256', 'evidence', 'signed_at'],
    without: { inner: ['user_id', 'code_id'] },
  },
  changed_offers: {
    table: 'issuance_change_orders',
    whose: ['user_id'],
    key: ['change_id', 'investment_id'],
    gives: ['change_id', 'investment_id', 'told_at'],
    without: { inner: ['user_id'] },
  },
  waiting_lists: {
    table: 'waiting_places',
    whose: ['user_id'],
    key: BY_ID,
    gives: [...['id', 'issuance_id', 'tokens', 'state', 'offered_tokens', 'offered_until', 'joined_at', 'ended_at']],
    without: { inner: ['user_id'] },
  },
  followed_projects: {
    table: 'issuance_follows',
    whose: ['user_id'],
    key: ['issuance_id'],
    gives: ['issuance_id', 'created_at'],
    without: { inner: ['user_id'] },
  },
  refused_news: {
    table: 'news_refusals',
    whose: ['user_id'],
    key: ['issuance_id'],
    gives: ['issuance_id', 'created_at'],
    without: { inner: ['user_id'] },
  },
  holdings: {
    table: 'issuance_holders',
    whose: ['user_id'],
    key: ['issuance_id'],
    gives: ['issuance_id', 'account_id', 'tokens', 'since', 'moved_at'],
    without: { inner: ['user_id'] },
  },
  token_holds: {
    table: 'token_holds',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'issuance_id', 'tokens', 'cause', 'created_at', 'ended_at'],
    without: { inner: ['user_id', 'ref'] },
  },
  legitimation_certificates: {
    table: 'legitimations',
    whose: ['user_id'],
    key: BY_ID,
    gives: [
      ...['id', 'number', 'issuance_id', 'tokens', 'purpose', 'valid_until', 'content', 'issued_at', 'ending'],
      'ended_at',
    ],
    without: { inner: ['user_id'], others: ['asked_by', 'ended_by'], notes: ['ending_note'] },
  },
  holdings_on_chain: {
    table: 'chain_holders',
    whose: ['user_id'],
    key: ['issuance_id', 'address'],
    gives: ['issuance_id', 'address', 'identity', 'listed', 'tokens', 'seen_at'],
    without: { inner: ['user_id'], suspicion: ['frozen'] },
  },
  whitelist: {
    table: 'whitelist_entries',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'issuance_id', 'address', 'state', 'created_at', 'decided_at'],
    without: {
      inner: ['user_id', 'address_key', 'rank', 'moved_at', 'address_end'],
      others: ['created_by', 'decided_by'],
      notes: ['reason'],
    },
  },
  transfers_sent: {
    table: 'token_transfers',
    whose: ['from_user_id'],
    key: BY_ID,
    gives: ['id', 'reference', 'kind', 'issuance_id', 'from_wallet', 'tokens', 'value_cents', 'returned_cents', 'at'],
    without: { inner: ['from_user_id', 'key'], others: ['to_user_id', 'to_wallet', 'asked_by'] },
  },
  transfers_received: {
    table: 'token_transfers',
    whose: ['to_user_id'],
    key: BY_ID,
    gives: ['id', 'reference', 'kind', 'issuance_id', 'to_wallet', 'tokens', 'value_cents', 'at'],
    // What part of it came back to whoever gave them is theirs.
    without: { inner: ['to_user_id', 'key'], others: ['from_user_id', 'from_wallet', 'asked_by', 'returned_cents'] },
  },
  transfer_draft: {
    table: 'transfer_drafts',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'issuance_id', 'tokens', 'created_at'],
    without: { inner: ['user_id'], others: ['to_user_id', 'to_wallet'] },
  },
  questions: {
    table: 'issuance_questions',
    whose: ['asked_by'],
    key: BY_ID,
    gives: ['id', 'issuance_id', 'question', 'asked_at', 'answer', 'answered_at'],
    without: { inner: ['asked_by'], others: ['answered_by'], notes: ['draft'] },
  },
  complaints: {
    table: 'complaints',
    whose: ['user_id'],
    key: BY_ID,
    gives: [
      ...['id', 'reference', 'kind', 'issuance_id', 'investment_id', 'happened_on', 'what', 'loss', 'demand'],
      ...['representative', 'phone', 'state', 'filed_at', 'acknowledge_by', 'decide_by', 'asked_at', 'answer_by'],
      ...['due_at', 'outcome', 'ended_at'],
    ],
    // Of people without an account, whose no copy is.
    without: { inner: ['user_id'], others: ['outside_name', 'outside_email', 'outside_lang', 'outside_address'] },
  },
  complaint_history: {
    table: 'complaint_steps',
    whose: ['complaint_id', 'complaints', 'user_id'],
    key: BY_ID,
    gives: ['id', 'complaint_id', 'act', 'text', 'due_at', 'at'],
    without: { others: ['user_id'] },
  },
  complaint_papers: {
    table: 'complaint_papers',
    whose: ['complaint_id', 'complaints', 'user_id'],
    key: BY_ID,
    gives: ['id', 'complaint_id', 'step_id', 'file_id', 'state', 'created_at'],
    without: { others: ['created_by'] },
    // What the team has not sent yet.
    except: { column: 'state', begins: ['WAITS'], why: 'notes' },
  },
  notices: {
    table: 'notifications',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'message_id', 'created_at', 'read_at'],
    without: { inner: ['user_id'] },
  },
  messages: {
    table: 'messages',
    whose: ['id', 'notifications.message_id', 'user_id'],
    key: BY_ID,
    gives: ['id', 'issuance_id', 'purpose', 'subject', 'body', 'at'],
    without: {
      house: ['audience', 'order_status', 'user_status', 'state', 'created_at', 'asked_at', 'told'],
      others: ['written_by', 'chosen'],
    },
  },
  mails: {
    table: 'mails',
    whose: ['user_id'],
    key: BY_ID,
    gives: [
      ...['id', 'kind', 'to_address', 'lang', 'state', 'message_id', 'created_at', 'sent_at', 'returned_at'],
      ...['returned_status'],
    ],
    // A mail may carry a code or a link that opens the account; those to issuers and to the team name others.
    without: {
      inner: ['user_id', 'attempts', 'attachment_file_ids', 'failure', 'claimed_until'],
      secret: ['html', 'plain', 'unsubscribe'],
      others: ['subject', 'shown'],
    },
  },
  own_projects: {
    table: 'issuances',
    whose: ['issuer_user_id'],
    key: BY_ID,
    gives: [
      ...['id', 'slug', 'status', 'title', 'issuer_name', 'issuer_city', 'issuer_tax_number', 'created_at'],
      ...['updated_at', 'published_at', 'closed_at'],
    ],
    without: OF_PROJECT,
  },
} as const satisfies Readonly<Record<string, DataPart>>;
