import type { Call } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { tokenHash } from '#backend/http/token.ts';
import { spend } from '#backend/limits/budget.ts';
import { chooseByNoticeLink, readNoticeLink } from '#contract/notice-addresses.ts';
import { chosenState, type NoticeChoice, noticeLinkEnds, noticeStanding } from '#domain/issuance/notice-address.ts';
import { addressOfLink, updateAddress } from './notice-addresses.repository.ts';
import { LINKS_TRIED } from './notice-budgets.ts';

/** The address that a link was mailed to. Throws Refusal 404 for a link that nobody has, or of an address that was taken away. */
async function behindLink(call: Call, token: string) {
  if (call.address) await spend(call, LINKS_TRIED, call.address);
  const found = await addressOfLink(call.tx, call.tenant.id, tokenHash(token));
  if (!found) throw notFound();
  return found;
}

export const readNoticeLinkRoute = serve(readNoticeLink, async (call, { body }) => {
  const { address, issuance } = await behindLink(call, body.token);
  const standing = noticeStanding(address, call.now);
  const until = address.confirmedAt === null ? noticeLinkEnds(address).toISOString() : null;
  return { data: { standing, project: issuance.title, issuer: issuance.issuerName, until } };
});

/** Whoever holds the link needs no account. */
export const chooseByNoticeLinkRoute = serve(chooseByNoticeLink, async (call, { body: { token, choice } }) => {
  return { data: { standing: await chooseForAddress(call, await behindLink(call, token), choice) } };
});

/**
 * What an address says by its link. A yes counts from then on in the language in which it was said.
 * @throws Refusal 409 `notice.over` where it is too late for a yes
 */
export async function chooseForAddress(
  call: Call,
  { address, issuance }: Awaited<ReturnType<typeof behindLink>>,
  choice: NoticeChoice,
) {
  const { tx, lang, now } = call;
  const state = chosenState(address, choice, now);
  if (state === null) throw new Refusal(409, 'notice.over');
  if (state !== address.state) {
    const isYes = state === 'CONFIRMED';
    const change = isYes ? { lang, confirmedAt: address.confirmedAt ?? now, leftAt: null } : { leftAt: now };
    await updateAddress(tx, address, { state, ...change });
    await call.audit(isYes ? 'question.address_confirmed' : 'question.address_left', {
      subject: { type: 'issuance', id: issuance.id },
    });
  }
  return state;
}
