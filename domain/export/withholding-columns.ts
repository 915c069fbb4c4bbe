import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import type { ExportColumns } from './column.ts';

const OWN = { personal: true, managersOnly: true } as const;

/** What a yearly declaration asks of each recipient, under the number of its form. */
export const WITHHOLDING_COLUMNS = {
  holder: { title: 'withholdings:recipient', kind: 'text', ...OWN },
  taxNumber: { title: 'withholdings:taxNumber', kind: 'text', ...OWN },
  residence: { title: 'withholdings:residence', kind: 'text', ...OWN },
  postalCode: { title: 'withholdings:postalCode', kind: 'text', besides: true, ...OWN },
  legalType: {
    title: 'withholdings:legalType',
    kind: 'word',
    words: { named: 'withholdings:legalTypes', values: LEGAL_TYPES },
    besides: true,
  },
  model: { title: 'withholdings:form', kind: 'text' },
  kind: { title: 'earnings:kindHead', kind: 'word', words: { named: 'earnings:kind', values: DISTRIBUTION_KINDS } },
  rate: { title: 'earnings:rate', kind: 'share' },
  payments: { title: 'withholdings:payments', kind: 'number' },
  base: { title: 'withholdings:base', kind: 'money' },
  withheld: { title: 'earnings:withheld', kind: 'money' },
} as const satisfies ExportColumns;
