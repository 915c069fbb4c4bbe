import Stripe from 'stripe';
import type { CardConnection } from '#backend/providers/stripe/card-settings.ts';
import { providerClient } from '#backend/providers/stripe/provider-call.ts';
import { isWholeKey, resultOfStatus, type TrialResult } from '#domain/tenant/provider-trial.ts';

/** Asks for the balance of the account, which nobody keeps. A restricted key may be good for all that is done with it and not for this. */
export async function askCard(connection: Pick<CardConnection, 'api' | 'secretKey'>): Promise<TrialResult> {
  if (!isWholeKey(connection.secretKey)) return 'MALFORMED';
  try {
    // The client takes any JSON without an error for an answer.
    const { object } = await providerClient(connection).balance.retrieve();
    return object === 'balance' ? 'ANSWERED' : 'OTHER';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError) return 'SILENT';
    if (!(error instanceof Stripe.errors.StripeError) || !error.statusCode) return 'OTHER';
    return resultOfStatus(error.statusCode);
  }
}
