import { DISTRIBUTION_STATUSES } from '#domain/distribution/status.ts';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { CLAIM_TARGETS, EARNING_STATUSES } from '#domain/earning/status.ts';
import type { ExportColumns } from './column.ts';

const KIND = {
  title: 'earnings:kindHead',
  kind: 'word',
  words: { named: 'earnings:kind', values: DISTRIBUTION_KINDS },
} as const;
const STATUS = {
  title: 'earnings:state',
  kind: 'word',
  words: { named: 'earnings:status', values: EARNING_STATUSES },
} as const;
/** At the desk what is paid and not claimed is no work of the reader's. */
const DESK_STATUS = {
  ...STATUS,
  words: { named: 'earnings:atDesk', values: EARNING_STATUSES },
} as const;
const HOLDER = { title: 'earnings:holder', kind: 'text', personal: true } as const;

/** gross = income + gain + capital = withheld + net, in each row. */
const SUMS = {
  income: { title: 'earnings:income', kind: 'money' },
  gain: { title: 'earnings:gain', kind: 'money' },
  capital: { title: 'earnings:capital', kind: 'money' },
  gross: { title: 'earnings:gross', kind: 'money' },
  rate: { title: 'earnings:rate', kind: 'share' },
  withheld: { title: 'earnings:withheld', kind: 'money' },
  net: { title: 'earnings:net', kind: 'money' },
} as const;

/** A holder's own part of each distribution, with the moment of each step: what they earned, by project or altogether. */
export const OWN_EARNING_COLUMNS = {
  project: { title: 'earnings:project', kind: 'text' },
  name: { title: 'earnings:distributionHead', kind: 'text' },
  kind: KIND,
  record: { title: 'earnings:recordDay', kind: 'day' },
  tokens: { title: 'earnings:tokens', kind: 'number' },
  ...SUMS,
  status: STATUS,
  to: {
    title: 'earnings:whereTo',
    kind: 'word',
    words: { named: 'earnings:to', values: CLAIM_TARGETS },
    besides: true,
  },
  distributed: { title: 'earnings:date.distributed', kind: 'moment' },
  executed: { title: 'earnings:date.executed', kind: 'moment' },
  claimed: { title: 'earnings:date.claimed', kind: 'moment' },
  processed: { title: 'earnings:date.processed', kind: 'moment' },
  delivered: { title: 'earnings:date.delivered', kind: 'moment' },
} as const satisfies ExportColumns;

/** Each holder's part of each distribution. */
export const EARNING_COLUMNS = {
  holder: HOLDER,
  ...OWN_EARNING_COLUMNS,
  status: DESK_STATUS,
} as const satisfies ExportColumns;

/** Distributions of every project. */
export const DISTRIBUTION_COLUMNS = {
  name: { title: 'earnings:distributionHead', kind: 'text' },
  project: { title: 'earnings:project', kind: 'text' },
  issuer: { title: 'issuances:list.issuer', kind: 'text', besides: true },
  kind: KIND,
  record: { title: 'earnings:recordDay', kind: 'day' },
  holders: { title: 'issuances:investors.holders', kind: 'number' },
  gross: SUMS.gross,
  withheld: SUMS.withheld,
  net: SUMS.net,
  paid: { title: 'earnings:paidHead', kind: 'number' },
  status: {
    title: 'earnings:state',
    kind: 'word',
    words: { named: 'distributions:status', values: DISTRIBUTION_STATUSES },
  },
  proposed: { title: 'distributions:step.proposed', kind: 'moment', besides: true },
} as const satisfies ExportColumns;

/** The holders of one distribution. */
export const PART_COLUMNS = {
  holder: HOLDER,
  tokens: { title: 'earnings:tokens', kind: 'number' },
  share: { title: 'distributions:parts.share', kind: 'share' },
  ...SUMS,
  source: { title: 'distributions:parts.source', kind: 'text', besides: true },
  residence: {
    title: 'distributions:parts.residence',
    kind: 'text',
    personal: true,
    besides: true,
    managersOnly: true,
  },
  account: { title: 'distributions:parts.account', kind: 'text', personal: true, managersOnly: true },
  status: DESK_STATUS,
  executed: { title: 'earnings:date.executed', kind: 'moment', besides: true },
} as const satisfies ExportColumns;
