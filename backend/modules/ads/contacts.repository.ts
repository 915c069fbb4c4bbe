import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { adContacts, adMessages } from '#backend/db/schema/ads.ts';
import type { Tx } from '#backend/db/transaction.ts';

type ContactRow = typeof adContacts.$inferSelect;

/** Who writes to an ad, newest first: its owner reads all of them, another their own. */
const MOST_CONTACTS = 100;
const MOST_MESSAGES = 500;

/** Contacts of an ad with their messages, oldest first; `userId`: that person's alone. */
export async function contactsOf(tx: Tx, tenantId: string, adId: string, userId?: string) {
  const contacts = await tx
    .select()
    .from(adContacts)
    .where(
      and(
        eq(adContacts.tenantId, tenantId),
        eq(adContacts.adId, adId),
        userId ? eq(adContacts.userId, userId) : undefined,
      ),
    )
    .orderBy(desc(adContacts.number))
    .limit(MOST_CONTACTS);
  if (contacts.length === 0) return [];
  const messages = await tx
    .select()
    .from(adMessages)
    .where(
      and(
        eq(adMessages.tenantId, tenantId),
        inArray(
          adMessages.contactId,
          contacts.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(adMessages.at), asc(adMessages.id))
    .limit(MOST_MESSAGES);
  return contacts.map((contact) => ({
    contact,
    messages: messages.filter(({ contactId }) => contactId === contact.id),
  }));
}

/** One who wrote to this ad; null where it is nobody's. */
export async function contactById(tx: Tx, tenantId: string, adId: string, id: string): Promise<ContactRow | null> {
  const [row] = await tx
    .select()
    .from(adContacts)
    .where(and(eq(adContacts.tenantId, tenantId), eq(adContacts.adId, adId), eq(adContacts.id, id)));
  return row ?? null;
}

/** The person's own contact with an ad, made where there is none. The ad is locked: numbers follow each other. */
export async function contactOf(
  tx: Tx,
  tenantId: string,
  adId: string,
  userId: string,
  now: Date,
): Promise<ContactRow> {
  const ofAd = and(eq(adContacts.tenantId, tenantId), eq(adContacts.adId, adId));
  const [own] = await tx
    .select()
    .from(adContacts)
    .where(and(ofAd, eq(adContacts.userId, userId)));
  if (own) return own;
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${adContacts.number}), 0)::int` })
    .from(adContacts)
    .where(ofAd);
  const contact = { tenantId, id: randomUUID(), adId, userId, number: (last?.number ?? 0) + 1, createdAt: now };
  await tx.insert(adContacts).values(contact);
  return contact;
}

/** How many messages a person has sent since a moment. */
export async function messagesSince(tx: Tx, tenantId: string, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ found: count() })
    .from(adMessages)
    .where(and(eq(adMessages.tenantId, tenantId), eq(adMessages.userId, userId), gt(adMessages.at, since)));
  return row?.found ?? 0;
}

export async function insertMessage(tx: Tx, message: Omit<typeof adMessages.$inferInsert, 'id'>): Promise<string> {
  const id = randomUUID();
  await tx.insert(adMessages).values({ ...message, id });
  return id;
}
