import { PROJECT_LABELS } from '#domain/issuance/project-label.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { WHITELIST_STATES } from '#domain/issuance/whitelist.ts';
import type { ExportColumns } from './column.ts';

/** Projects. */
export const ISSUANCE_COLUMNS = {
  project: { title: 'issuances:list.project', kind: 'text' },
  issuer: { title: 'issuances:list.issuer', kind: 'text' },
  status: {
    title: 'issuances:list.status',
    kind: 'word',
    words: { named: 'statuses:issuance', values: PROJECT_LABELS },
  },
  product: {
    title: 'issuances:list.product',
    kind: 'word',
    words: { named: 'statuses:product', values: PRODUCT_TYPES },
    besides: true,
  },
  raised: { title: 'issuances:list.raised', kind: 'money' },
  people: { title: 'issuances:box.investors', kind: 'number' },
  minimum: { title: 'issuances:list.minimum', kind: 'money' },
  closes: { title: 'issuances:list.closes', kind: 'moment' },
  created: { title: 'issuances:list.created', kind: 'moment' },
} as const satisfies ExportColumns;

/** Who holds the tokens of a project, now or at the end of a day. */
export const HOLDER_COLUMNS = {
  holder: { title: 'issuances:investors.holder', kind: 'text', personal: true },
  wallet: { title: 'issuances:investors.wallet', kind: 'text', personal: true, managersOnly: true },
  tokens: { title: 'issuances:investors.tokens', kind: 'number' },
  value: { title: 'issuances:investors.value', kind: 'money' },
  since: { title: 'issuances:investors.since', kind: 'moment' },
  moved: { title: 'issuances:investors.moved', kind: 'moment' },
} as const satisfies ExportColumns;

/** Who may hold the token of a project. */
export const WHITELIST_COLUMNS = {
  address: { title: 'whitelist:column.address', kind: 'text', personal: true },
  person: { title: 'whitelist:column.person', kind: 'text', personal: true },
  state: {
    title: 'whitelist:column.state',
    kind: 'word',
    words: { named: 'whitelist:state', values: WHITELIST_STATES },
  },
  tokens: { title: 'whitelist:column.tokens', kind: 'number' },
  by: { title: 'whitelist:column.by', kind: 'text', personal: true },
  added: { title: 'whitelist:column.added', kind: 'moment' },
} as const satisfies ExportColumns;
