import { newToken, tokenHash } from '#backend/http/token.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { LinkedMatter } from '#domain/message/mail-leave.ts';
import type { Language } from '#domain/tenant/language.ts';
import { insertLinks } from './mail-leaves.repository.ts';

const LABELS: Record<Language, Record<LinkedMatter, string>> = {
  es: {
    NEWS: 'No recibir más novedades de este proyecto',
    ADVERTISING: 'No recibir más publicidad',
    DIGEST: 'No recibir más el correo del día',
    ALERTS: 'No recibir más avisos de proyectos nuevos',
  },
  en: {
    NEWS: 'No more news of this project',
    ADVERTISING: 'No more advertising',
    DIGEST: 'No more mail of the day',
    ALERTS: 'No more alerts of new projects',
  },
};

/** A way out for each of several mails of news, by person: links of their own, kept hashed. `left` names the project of its news. */
export async function leaveLinks(
  { tx, tenant, now }: Pick<Work, 'tx' | 'tenant' | 'now'>,
  people: readonly { id: string; lang: Language }[],
  left: { matter: 'NEWS'; issuanceId: string } | { matter: Exclude<LinkedMatter, 'NEWS'> },
): Promise<ReadonlyMap<string, NonNullable<MailOrder['leave']>>> {
  const { matter } = left;
  const made = people.map(({ id, lang }) => ({ id, lang, token: newToken() }));
  await insertLinks(
    tx,
    { tenantId: tenant.id, matter, issuanceId: left.matter === 'NEWS' ? left.issuanceId : null, createdAt: now },
    made.map(({ id, token }) => ({ tokenHash: tokenHash(token), userId: id })),
  );
  return new Map(
    made.map(({ id, lang, token }) => {
      const path = pathTo.unsubscribe(token);
      return [id, { label: LABELS[lang][matter], path, oneClick: path }];
    }),
  );
}
