import { sql } from 'drizzle-orm';
import type { mails } from '#backend/db/schema/mails.ts';
import type { Tx } from '#backend/db/transaction.ts';

type Row = typeof mails.$inferInsert;

/** What one mail says, or several to the letter. */
export interface MailText extends Pick<Row, 'kind' | 'lang' | 'subject' | 'html' | 'plain'> {
  unsubscribe: string | null;
  shown: Row['shown'];
  attachmentFileIds: readonly string[];
}

/** A mail of a set. `text`: which of the set's texts it says. */
interface SetMail extends Pick<Row, 'id' | 'toAddress'> {
  userId: string | null;
  messageId: string | null;
  text: number;
}

/** Writes mails by one statement, however many they are: as lists, so that it is planned once, and with each text sent once. */
export async function insertMails(
  tx: Tx,
  { tenantId, state, createdAt }: Pick<Row, 'tenantId' | 'state' | 'createdAt'>,
  set: readonly SetMail[],
  texts: readonly MailText[],
): Promise<void> {
  const ofMails = <T>(of: (mail: SetMail) => T) => sql.param(set.map(of));
  const ofTexts = <T>(of: (text: MailText) => T) => sql.param(texts.map(of));
  await tx.execute(sql`
    insert into mails (tenant_id, id, to_address, user_id, message_id, kind, lang, subject, html, plain, unsubscribe, shown, attachment_file_ids,
      state, created_at)
    select ${tenantId}::uuid, m.id, m.to_address, m.user_id, m.message_id, t.kind, t.lang, t.subject, t.html, t.plain, t.unsubscribe, t.shown, t.files::uuid[],
      ${state}, ${createdAt}
    from unnest(${ofMails(({ id }) => id)}::uuid[], ${ofMails(({ toAddress }) => toAddress)}::text[], ${ofMails(({ userId }) => userId)}::uuid[],
        ${ofMails(({ messageId }) => messageId)}::uuid[], ${ofMails(({ text }) => text + 1)}::int[]) as m (id, to_address, user_id, message_id, said)
      join unnest(${ofTexts(({ kind }) => kind)}::text[], ${ofTexts(({ lang }) => lang)}::text[], ${ofTexts(({ subject }) => subject)}::text[],
        ${ofTexts(({ html }) => html)}::text[], ${ofTexts(({ plain }) => plain)}::text[], ${ofTexts(({ unsubscribe }) => unsubscribe)}::text[],
        ${ofTexts(({ shown }) => (shown ? JSON.stringify(shown) : null))}::jsonb[],
        ${ofTexts(({ attachmentFileIds }) => `{${attachmentFileIds.join(',')}}`)}::text[])
        with ordinality as t (kind, lang, subject, html, plain, unsubscribe, shown, files, said) on t.said = m.said`);
}
