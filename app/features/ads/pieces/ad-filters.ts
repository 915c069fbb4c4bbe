import { choice, day, period, unseen } from '#app/lists/filter.ts';
import { AD_STATUSES, AD_TYPES, AMOUNT_BANDS } from '#domain/bulletin/ad.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';

/** What an investor and a manager look for ads by. */
export const AD_FILTERS = {
  type: choice(AD_TYPES, { label: 'ads:filter.type', any: 'ads:filter.anyType', named: 'ads:type' }),
  product: choice(PRODUCT_TYPES, {
    label: 'ads:filter.product',
    any: 'ads:filter.anyProduct',
    named: 'statuses:product',
  }),
  status: choice(AD_STATUSES, { label: 'ads:filter.status', any: 'ads:filter.anyStatus', named: 'ads:status' }),
  amount: choice(AMOUNT_BANDS, { label: 'ads:filter.amount', any: 'ads:filter.anyAmount', named: 'ads:band' }),
  date: period({ label: 'ads:filter.date', any: 'ads:filter.anyDate' }),
  from: day({ label: 'ads:filter.from', chip: 'ads:filter.fromChip' }),
  to: day({ label: 'ads:filter.to', chip: 'ads:filter.toChip' }),
};

/** One's own ads alone; a tab sets it. */
export const MINE = unseen(['yes'] as const);
