import { newToken, tokenHash } from '#backend/http/token.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Language } from '#domain/tenant/language.ts';
import { insertLinks } from './mail-leaves.repository.ts';

const LABELS: Record<Language, Record<'news' | 'advertising', string>> = {
  es: { news: 'No recibir más novedades de este proyecto', advertising: 'No recibir más publicidad' },
  en: { news: 'No more news of this project', advertising: 'No more advertising' },
};

/**
 * A way out for each of several mails of news, by person: links of their own, kept hashed.
 * @param issuanceId whose news it is; null: advertising
 */
export async function leaveLinks(
  { tx, tenant, now }: Pick<Work, 'tx' | 'tenant' | 'now'>,
  people: readonly { id: string; lang: Language }[],
  issuanceId: string | null,
): Promise<ReadonlyMap<string, NonNullable<MailOrder['leave']>>> {
  const made = people.map(({ id, lang }) => ({ id, lang, token: newToken() }));
  await insertLinks(
    tx,
    made.map(({ id, token }) => ({
      ...{ tenantId: tenant.id, tokenHash: tokenHash(token), userId: id },
      ...{ issuanceId, createdAt: now },
    })),
  );
  return new Map(
    made.map(({ id, lang, token }) => {
      const path = pathTo.unsubscribe(token);
      return [id, { label: LABELS[lang][issuanceId === null ? 'advertising' : 'news'], path, oneClick: path }];
    }),
  );
}
