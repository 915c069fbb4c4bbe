import { randomUUID } from 'node:crypto';
import type { SignedInCall } from '#backend/http/call.ts';
import { newToken, tokenHash } from '#backend/http/token.ts';
import { spend } from '#backend/limits/budget.ts';
import type { Work } from '#backend/work.ts';
import { noticeStanding } from '#domain/issuance/notice-address.ts';
import type { Localized } from '#domain/tenant/language.ts';
import {
  dropAddresses,
  insertAddress,
  insertLink,
  issuerToTell,
  type NoticeAddressRow,
  noticeAddresses,
  updateAddress,
} from './notice-addresses.repository.ts';
import { ADDRESS_ASKED, PERSON_ASKS } from './notice-budgets.ts';
import { addressAskedMail } from './notice-mail.ts';

interface Project {
  id: string;
  title: Localized;
  issuerName: string;
  issuerUserId: string;
}

/**
 * Keeps the list of a project as it was written. An address that is new is asked by one mail whether it wants the questions; the issuer's own account
 * is not asked. One that is taken away is forgotten; of one that wants no more that much stays known, so that it is not asked again.
 * @param list in small letters, each once
 * @throws Refusal 429 `notice.too_many` beyond a day's asking
 */
export async function keepAddresses(call: SignedInCall, issuance: Project, list: readonly string[]): Promise<void> {
  const { tx, tenant } = call;
  const known = new Map((await noticeAddresses(tx, tenant.id, issuance.id)).map((row) => [row.address, row]));
  const issuer = await issuerToTell(tx, tenant.id, issuance.issuerUserId);
  for (const [position, address] of list.entries()) {
    const row = known.get(address);
    if (!row)
      await addAddress(call, issuance, { address, position, isAccount: address === issuer?.email.toLowerCase() });
    else if (row.position !== position || !row.listed) await updateAddress(tx, row, { position, listed: true });
  }
  const gone = [...known.values()].filter(({ address }) => !list.includes(address));
  for (const row of gone) if (row.state === 'LEFT') await updateAddress(tx, row, { listed: false });
  await dropAddresses(
    tx,
    tenant.id,
    gone.filter(({ state }) => state !== 'LEFT').map(({ id }) => id),
  );
}

async function addAddress(
  call: SignedInCall,
  issuance: Project,
  { address, position, isAccount }: { address: string; position: number; isAccount: boolean },
): Promise<void> {
  const { tx, tenant, user, lang, now } = call;
  const row = {
    ...{ tenantId: tenant.id, id: randomUUID(), issuanceId: issuance.id, position, address, lang, askedAt: now },
    ...(isAccount ? { state: 'CONFIRMED' as const, confirmedAt: now } : { state: 'ASKED' as const }),
  };
  if (!isAccount) {
    await spend(call, PERSON_ASKS, user.id);
    await spend(call, ADDRESS_ASKED, address);
  }
  await insertAddress(tx, row);
  if (isAccount) return;
  await call.mail(addressAskedMail(tenant, issuance, row, await newLink(call, row)));
}

/**
 * Asks each listed address whose time to say yes is over once more; who was asked twice has the same time again. Answers how many were.
 * @throws Refusal 429 `notice.too_many` beyond a day's asking: then nobody is asked
 */
export async function askAgain(call: SignedInCall, issuance: Project): Promise<number> {
  const { tx, tenant, user, now } = call;
  const over = (await noticeAddresses(tx, tenant.id, issuance.id)).filter(
    (row) => row.listed && noticeStanding(row, now) === 'OVER',
  );
  for (const row of over) {
    await spend(call, PERSON_ASKS, user.id);
    await spend(call, ADDRESS_ASKED, row.address);
    await updateAddress(tx, row, { askedAt: now });
    await call.mail(addressAskedMail(tenant, issuance, { ...row, askedAt: now }, await newLink(call, row)));
  }
  return over.length;
}

/** A link of its own for one mail to an address: kept hashed, so that no other mail can be made of it. */
export async function newLink(
  { tx, tenant, now }: Pick<Work, 'tx' | 'tenant' | 'now'>,
  { id }: Pick<NoticeAddressRow, 'id'>,
): Promise<string> {
  const token = newToken();
  await insertLink(tx, { tenantId: tenant.id, tokenHash: tokenHash(token), addressId: id, createdAt: now });
  return token;
}
