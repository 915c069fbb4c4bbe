import { z } from 'zod';
import { sendAdMessage, takeDownAd } from '#contract/ads.ts';

/** A message to the other side. */
export const messageForm = sendAdMessage.body;
/** Withdrawing one's own. */
export const withdrawForm = z.object({});
/** Why a manager takes an ad down. */
export const takeDownForm = takeDownAd.body;
