import { BY_ID, type DataPart } from './data-part.ts';

/** What the person offered on the bulletin board, and wrote and agreed there. */
export const BOARD_PARTS = {
  ads: {
    table: 'ads',
    whose: ['user_id'],
    key: BY_ID,
    gives: [
      ...['id', 'reference', 'issuance_id', 'type', 'status', 'tokens', 'price', 'amount_cents', 'published_at'],
      ...['expires_at', 'ended_at', 'ended_by', 'reason'],
    ],
    without: { inner: ['user_id', 'version'] },
  },
  ad_contacts: {
    table: 'ad_contacts',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'ad_id', 'number', 'created_at'],
    without: { inner: ['user_id'] },
  },
  ad_messages: {
    table: 'ad_messages',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'contact_id', 'text', 'at'],
    without: { inner: ['user_id'] },
  },
  ad_offers: {
    table: 'ad_offers',
    whose: ['user_id'],
    key: BY_ID,
    gives: [
      ...['id', 'ad_id', 'contact_id', 'status', 'tokens', 'price', 'amount_cents', 'made_at', 'act_by'],
      ...['accepted_at', 'agreed_at', 'payment', 'ended_at', 'transfer_id'],
    ],
    without: { inner: ['user_id'] },
  },
} as const satisfies Record<string, DataPart>;
