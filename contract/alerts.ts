import { z } from 'zod';
import { ALERT_FREQUENCIES } from '#domain/alert/alert.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString } from './envelope.ts';

const ofOne = z.object({ id });
const SECTOR_MAX = 60;

/** Which new projects somebody is mailed of; null: any. */
const filter = z.object({
  sector: z.string().min(1).max(SECTOR_MAX).nullable(),
  product_type: z.enum(PRODUCT_TYPES).nullable(),
  /** The most that the smallest investment may be. */
  ticket_max: moneyString.nullable(),
});
const frequency = z.enum(ALERT_FREQUENCIES);

/** The caller's alerts, oldest first. */
export const listAlerts = endpoint({
  id: 'listAlerts',
  summary: 'Alerts of new projects',
  method: 'GET',
  path: '/alerts',
  caller: 'investor',
  answer: dataOf(
    z.object({ alerts: z.array(filter.extend({ id, frequency, created_at: instant })), may_add: z.boolean() }),
  ),
});

/** Keeps an alert: the caller is mailed of projects that open from now on. 422 on `ticket_max` where it is not above zero; 409 `alert.too_many`. */
export const addAlert = endpoint({
  id: 'addAlert',
  summary: 'Keep an alert of new projects',
  method: 'POST',
  path: '/alerts',
  action: 'alert.change',
  body: filter.extend({ frequency }),
  answer: dataOf(ofOne),
  idempotent: true,
  errors: ['alert.too_many'],
});

/** How often it mails from now on. */
export const changeAlert = endpoint({
  id: 'changeAlert',
  summary: 'Change how often an alert mails',
  method: 'PUT',
  path: '/alerts/{id}',
  action: 'alert.change',
  params: ofOne,
  body: z.object({ frequency }),
  answer: dataOf(ofOne),
});

export const removeAlert = endpoint({
  id: 'removeAlert',
  summary: 'Remove an alert of new projects',
  method: 'DELETE',
  path: '/alerts/{id}',
  action: 'alert.change',
  params: ofOne,
  answer: dataOf(ofOne),
});
