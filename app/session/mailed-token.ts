import { secretToken } from '#contract/fields.ts';

/** The secret that a mailed link carries in its address; null where a mail program cut it, so that its page says so and leads nowhere else. */
export function mailedToken(url: URL): string | null {
  return secretToken.safeParse(url.searchParams.get('token')).data ?? null;
}
