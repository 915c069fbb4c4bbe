import { BY_ID, type DataPart } from './data-part.ts';

/** What the person wants to hear of new projects, and what they answered as a holder of tokens. */
export const HOLDER_PARTS = {
  project_alerts: {
    table: 'project_alerts',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'sector', 'product_type', 'ticket_max_cents', 'frequency', 'created_at', 'mailed_on'],
    without: { inner: ['user_id'] },
  },
  projects_alerted: {
    table: 'project_alert_told',
    whose: ['user_id'],
    key: ['issuance_id'],
    gives: ['issuance_id', 'told_at'],
    without: { inner: ['user_id'] },
  },
  mail_choices: {
    table: 'mail_choices',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'issuance_id', 'kind', 'frequency', 'changed_at'],
    without: { inner: ['user_id'] },
  },
  mail_lines: {
    table: 'mail_lines',
    whose: ['user_id'],
    key: BY_ID,
    gives: ['id', 'issuance_id', 'kind', 'line', 'due_on', 'created_at'],
    without: { inner: ['user_id', 'path'] },
  },
  ballots: {
    table: 'ballots',
    whose: ['user_id'],
    key: ['vote_id'],
    gives: ['vote_id', 'choice', 'tokens', 'cast_at', 'changes'],
    without: { inner: ['user_id'] },
  },
} as const satisfies Readonly<Record<string, DataPart>>;
