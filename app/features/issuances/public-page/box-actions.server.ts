import { withNext } from '#app/session/next-address.ts';
import type { Visit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { signs } from '#domain/investment/minting.ts';
import { allowsAnother, isPaid } from '#domain/investment/transitions.ts';
import { isCart, isToSign, waitsForProofReview } from '#domain/investment/waiting.ts';

/** Something to press in the box of a project. */
interface BoxLink {
  href: string;
  label: string;
}

/** What a project offers to its reader now: the primary thing first; `reason` where there is nothing. */
interface BoxActions {
  links: BoxLink[];
  reason: string | null;
}

/** What the phase allows right now to this reader. An order that is not finished leads on to itself: no second one is offered beside it. */
export function boxActions(visit: Visit, page: IssuancePage): BoxActions {
  const { t, format, customization, session } = visit;
  const { own } = page;
  const see = own ? [{ href: pathTo.user.investment(own.id), label: t('issuances:box.seeOwn') }] : [];
  if (page.suspended)
    return {
      links: see,
      reason: t('issuances:box.suspended', { date: format.date(page.suspended_until ?? visit.now) }),
    };
  // It would lead back here: what was not confirmed in time is confirmed no more.
  if (own && isCart(own.status) && page.status === 'CLOSED') return { links: see, reason: t('issuances:box.closed') };
  if (own && own.status !== 'RESERVED' && !allowsAnother(own.status)) {
    // Any step leads on to the one where the person stands.
    const goOn = { href: pathTo.invest(page.slug, 'congratulations'), label: t('issuances:box.continue') };
    const waitsForOthers = isPaid(own.status) || waitsForProofReview(own.status);
    const isTheirs = isToSign(own.status) && !own.is_request && signs(customization.modules, customization.hide);
    return { links: waitsForOthers && !isTheirs ? see : [goOn, ...see], reason: null };
  }
  if (!session && (page.takes_orders || page.takes_interest)) return { links: guestLinks(visit, page), reason: null };
  const invest = {
    href: pathTo.invest(page.slug, 'invest'),
    label: t(own !== null && own.status !== 'RESERVED' ? 'issuances:box.investMore' : 'issuances:box.invest'),
  };
  const interest = {
    href: pathTo.invest(page.slug, 'declare-interest'),
    label: t(own?.status === 'RESERVED' ? 'issuances:box.seeInterest' : 'issuances:box.declare'),
  };
  const links = [
    ...(own && own.status !== 'RESERVED' ? see : []),
    ...(page.takes_orders ? [invest] : []),
    ...(page.takes_places ? [{ href: pathTo.user.waitingList(page.id), label: t('issuances:box.waitingList') }] : []),
    // Beside an order for those who are not ready for one.
    ...(page.takes_interest ? [interest] : []),
  ];
  if (page.takes_places && !page.takes_orders) return { links, reason: t('issuances:box.waitingReason') };
  if (page.takes_orders || page.takes_interest) return { links, reason: null };
  const over = page.status === 'CLOSED' || page.status === 'CAMPAIGN';
  return { links: see, reason: t(over ? 'issuances:box.closed' : 'issuances:box.notOpen') };
}

/** Who has no account makes one and is led back to what they came for; signing in leads there as well. */
function guestLinks({ t, customization }: Visit, page: IssuancePage): BoxLink[] {
  const { hide, urls } = customization;
  const [step, act] = page.takes_orders
    ? (['invest', 'issuances:box.createAccount'] as const)
    : (['declare-interest', 'issuances:box.createAccountDeclare'] as const);
  const onward = pathTo.invest(page.slug, step);
  if (hide.register) return [{ href: onward, label: t('issuances:box.signIn') }];
  return [
    { href: urls.register || withNext(pathTo.register, onward), label: t(act) },
    { href: onward, label: t('issuances:box.haveAccount') },
  ];
}

/** What the reader already has of this project, in one line, and what follows from it; null where they have nothing. */
export function ownStanding({ t, format }: Visit, { own, takes_orders }: IssuancePage) {
  if (!own) return null;
  const params = { count: own.tokens, tokens: format.tokens(own.tokens), amount: format.money(own.amount) };
  if (own.status === 'RESERVED') return { line: t('issuances:box.ownInterest', params), note: '' };
  const isHeld = isPaid(own.status);
  return {
    line: [
      t(isHeld ? 'issuances:box.own' : 'issuances:box.ownOrder', params),
      t(`statuses:investment.${own.status}`),
    ].join(' · '),
    note: takes_orders && isHeld && !allowsAnother(own.status) ? t('issuances:box.oneOrder') : '',
  };
}
