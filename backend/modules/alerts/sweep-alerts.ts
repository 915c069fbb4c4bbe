import { anyOf } from '#backend/db/any-row.ts';
import { type DueAsk, inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { leaveLinks } from '#backend/modules/mail-leaves/leave-links.ts';
import type { Work } from '#backend/work.ts';
import { type AlertFrequency, alertFits, DIGEST_HOUR, isDigestDue } from '#domain/alert/alert.ts';
import { formatMoney } from '#domain/money/format.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { localized } from '#domain/tenant/language.ts';
import { dayIn, hourIn } from '#domain/time/zone.ts';
import { alertMail } from './alert-mail.ts';
import {
  anyCandidate,
  anyDigestDue,
  type Candidate,
  candidates,
  lastDigest,
  noteDigest,
  noteTold,
} from './alerts.repository.ts';

/** What opened longer ago is no news: an alert that mailed for the first time would tell of it. */
const NEWS_MS = 14 * 86_400_000;
/** Pairs of an alert and a project that one pass looks at; the next one goes on. */
const AT_ONCE = 2_000;

/** Mails of projects that have opened: at once to whom that is wanted, and once a day the others. A project is told to a person once. */
export const alertSweep: MinuteSweep = {
  // What DAILY alerts ask for leaves with the mail of the day, and is due with it.
  isDue({ tenant, now }) {
    const { hour, today } = clockOf({ tenant, now });
    const atOnce = anyCandidate(pairsOf({ tenant, now }, ['ONCE']));
    return hour < DIGEST_HOUR ? atOnce : anyOf(anyDigestDue(tenant.id, today), atOnce);
  },
  sweep: inOneTransaction(async (work) => {
    const { tx, tenant } = work;
    const { hour, today } = clockOf(work);
    const last = await lastDigest(tx, tenant.id);
    const isDue = last !== undefined && isDigestDue(last, { hour, today });
    const found = await candidates(tx, pairsOf(work, isDue ? ['ONCE', 'DAILY'] : ['ONCE']), AT_ONCE);
    for (const mine of byPerson(found)) await tellOne(work, mine);
    if (isDue && found.length < AT_ONCE) await noteDigest(tx, tenant.id, today);
  }),
};

/** Hour and day by the tenant's clock. */
function clockOf({ tenant, now }: DueAsk) {
  const zone = tenant.customization.tenant.time_zone;
  return { hour: hourIn(now, zone), today: dayIn(now, zone) };
}

const pairsOf = ({ tenant, now }: DueAsk, frequencies: readonly AlertFrequency[]) => ({
  tenantId: tenant.id,
  frequencies,
  since: new Date(now.getTime() - NEWS_MS),
  now,
});

async function tellOne(work: Work, mine: readonly Candidate[]): Promise<void> {
  const { tx, tenant, now } = work;
  const [person] = mine;
  if (!person) return;
  const fits = new Map(mine.filter(isFitting).map((one) => [one.issuance_id, one]));
  if (fits.size === 0) return;
  const fresh = await noteTold(tx, { tenantId: tenant.id, userId: person.user_id }, [...fits.keys()], now);
  const { symbol, symbol_position } = tenant.customization.currency;
  const { user_id: id, email, lang } = person;
  const projects = [...fits.values()]
    .filter(({ issuance_id }) => fresh.has(issuance_id))
    .map((one) => ({
      title: localized(one.title, lang),
      slug: one.slug,
      ticket: formatMoney(ticketOf(one), { symbol, symbolPosition: symbol_position }, lang),
    }));
  if (projects.length === 0) return;
  const leaves = await leaveLinks(work, [{ id, lang }], { matter: 'ALERTS' });
  await work.mail({ ...alertMail({ id, email, lang }, projects), leave: leaves.get(id) });
}

const ticketOf = ({ min_tokens, price }: Candidate) => amountOf(min_tokens, priceOf(price));

function isFitting(one: Candidate): boolean {
  const { sector, product_type: productType, ticket_max } = one;
  return alertFits(
    { sector, productType, ticketMaxCents: ticket_max === null ? null : BigInt(ticket_max) },
    { sector: one.issuance_sector, productType: one.issuance_product, ticketCents: ticketOf(one) },
  );
}

/** Those of one person stand together in what was read. */
function byPerson(found: readonly Candidate[]): Candidate[][] {
  const people = new Map<string, Candidate[]>();
  for (const one of found) people.set(one.user_id, [...(people.get(one.user_id) ?? []), one]);
  return [...people.values()];
}
