import { z } from 'zod';
import { rateCentsOf } from '#domain/money/wei.ts';
import type { ChainConnection } from './chain-connection.ts';

const PATIENCE_MS = 4000;

/** What an exchange answers: the price of one ether. */
const spot = z.object({ data: z.object({ amount: z.string(), currency: z.string() }) });

/** No rate is to be had now: nobody may be told one. */
export class NoRate extends Error {}

/**
 * Cents for one whole ether, above zero: the stated rate of one's own machine, or an exchange's, asked now.
 * @param currency ISO 4217, the tenant's
 * @throws NoRate where the exchange does not answer in time, or not with a rate in that currency
 */
export async function rateCents(rate: ChainConnection['rate'], currency: string): Promise<bigint> {
  const text = 'stated' in rate ? rate.stated : await ask(rate.url.replace('{currency}', currency), currency);
  const cents = rateCentsOf(text);
  if (cents === null) throw new NoRate('the rate is none');
  return cents;
}

async function ask(url: string, currency: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
    if (!answer.ok) throw new NoRate(`the exchange answered ${answer.status}`);
    const { data } = spot.parse(await answer.json());
    if (data.currency !== currency) throw new NoRate('the exchange answered in another currency');
    return data.amount;
  } catch (error) {
    if (error instanceof NoRate) throw error;
    throw new NoRate('the exchange did not answer', { cause: error });
  }
}
