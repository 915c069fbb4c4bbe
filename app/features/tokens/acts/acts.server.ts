import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getTokenChain, requestTokenAct } from '#contract/token-chain.ts';
import { getToken } from '#contract/tokens.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { HAND_ACT_NEEDS, HAND_ACTS } from '#domain/issuance/chain-act.ts';
import { actsForm } from './acts.form.ts';
import { askedAct, decisions } from './asked-act.server.ts';

/** What can be asked of a token on its chain, or, with `?act=`, what somebody has asked for; of one that is on no chain the sheet. */
export async function loadActs(visit: SignedInVisit, id = '') {
  const [{ data: token }, { data: chain }] = await Promise.all([
    call(visit, getToken, { params: { id } }),
    call(visit, getTokenChain, { params: { id } }),
  ]);
  if (!chain.token?.address) throw redirect(pathTo.manager.token(token.id));
  const { t } = visit;
  const asked = visit.url.searchParams.get('act');
  const act = asked === null ? null : askedAct(visit, chain, asked);
  const title = act?.kind ?? t('tokens:act.ask');
  return {
    head: pageHead(visit, { title }),
    title,
    about: act?.state ?? t('tokens:act.twoPeople'),
    listHref: pathTo.manager.tokens,
    backHref: `${pathTo.manager.token(token.id)}?tab=chain`,
    name: token.name,
    act,
    choices: HAND_ACTS.map((value) => ({
      value,
      label: t(`tokens:act.kind.${value}`),
      hint: t(`tokens:act.means.${value}`),
    })),
    form: formOf(actsForm(visit.lang), visit),
  };
}

export type ActsData = Awaited<ReturnType<typeof loadActs>>;

/** Asks for an act, after a page that says what it does and that another person has to approve it; or decides what somebody asked for. */
export async function changeActs(visit: SignedInVisit, id = '', form: SubmittedForm) {
  const { t, format } = visit;
  return answerForm(visit, form, {
    ...decisions(visit, id, visit.url.searchParams.get('act') ?? ''),
    '': formAct({
      schema: actsForm(visit.lang),
      ask: async ({ act, address, to, tokens, reason }) => {
        const needs = HAND_ACT_NEEDS[act];
        const { data: token } = await call(visit, getToken, { params: { id } });
        return {
          question: {
            title: t('tokens:act.askTitle', { act: t(`tokens:act.kind.${act}`) }),
            text: t('tokens:act.askText'),
            button: t('tokens:act.send'),
            danger: true,
          },
          facts: [
            { label: t('tokens:list.token'), value: [token.name, token.symbol].join(' · ') },
            { label: t('tokens:act.what'), value: t(`tokens:act.means.${act}`) },
            ...(needs.address ? [{ label: t('tokens:act.address'), value: address ?? '' }] : []),
            ...(needs.to ? [{ label: t('tokens:act.to'), value: to ?? '' }] : []),
            ...(needs.tokens ? [{ label: t('tokens:act.amount'), value: format.tokens(tokens ?? 0) }] : []),
            { label: t('tokens:act.reason'), value: reason },
          ],
          backHref: pathTo.manager.tokenActs(id),
        };
      },
      send: ({ act, address, to, tokens, reason }, idempotencyKey) => {
        const needs = HAND_ACT_NEEDS[act];
        const body = {
          ...{ act, reason },
          ...(needs.address ? { address } : {}),
          ...(needs.to ? { to } : {}),
          ...(needs.tokens && tokens ? { tokens } : {}),
        };
        return call(visit, requestTokenAct, { params: { id }, body, idempotencyKey });
      },
      onward: () => ({ to: `${pathTo.manager.token(id)}?tab=chain`, toast: t('tokens:act.sent') }),
    }),
  });
}
