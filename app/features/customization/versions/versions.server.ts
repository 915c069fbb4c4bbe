import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { changeFacts, leafLabel, lookDifferences, wholeProblems } from '#app/parts/look/changes-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { forgetCustomization } from '#app/tenant/customization.server.ts';
import { getLook, getLookVersion, type LookVersion, listLookVersions, restoreLook } from '#contract/look.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = listPage({ texts: 'look', filters: {} });
/** So many changes are named in a line. */
const NAMED = 3;

/** The published looks, the newest first; with two numbers in the address, what differs between them. */
export async function loadVersions(visit: SignedInVisit) {
  const { t, url } = visit;
  const asked = LIST.read(url.searchParams);
  const { data, meta } = await call(visit, listLookVersions, { query: asked });
  const title = t('look:versions.title');
  return {
    head: pageHead(visit, { title }),
    title,
    crumbs: [{ label: t('look:title'), href: pathTo.manager.customization }, { label: title }],
    list: LIST.view(visit, asked, { path: pathTo.manager.lookVersions, meta }),
    rows: data.map((version) => rowOf(visit, version, meta.total)),
    numbers: data.map(({ number }) => ({
      value: String(number),
      label: t('look:versions.number', { number }),
    })),
    compared: await comparedOf(visit, meta.total),
  };
}

export type VersionsData = Awaited<ReturnType<typeof loadVersions>>;

function rowOf({ t, format }: SignedInVisit, { number, at, by, changes, restored }: LookVersion, last: number) {
  const named = changes.slice(0, NAMED).map((path) => leafLabel({ t }, path));
  const more = changes.length - named.length;
  return {
    id: String(number),
    label: t('look:versions.number', { number }),
    href: pathTo.manager.compareLooks(number, number === last ? Math.max(1, number - 1) : last),
    note: restored === null ? '' : t('look:versions.restored', { number: restored }),
    by: by ?? t('look:versions.system'),
    changes:
      named.length === 0
        ? t('look:versions.nothingChanged')
        : [named.join(', '), more > 0 ? t('look:versions.more', { count: more }) : ''].filter(Boolean).join(' '),
    date: format.dateTime(at),
  };
}

const NUMBER = /^[1-9]\d{0,8}$/;

/** What differs between the two versions of the address; null where it names none. */
async function comparedOf(visit: SignedInVisit, published: number) {
  const { t, url } = visit;
  const [number, other] = ['version', 'with'].map((name) => url.searchParams.get(name) ?? '');
  if (!number || !other || !NUMBER.test(number) || !NUMBER.test(other)) return null;
  const [one, against] = await Promise.all(
    [number, other].map((text) => call(visit, getLookVersion, { params: { number: Number(text) } })),
  );
  if (!one || !against) return null;
  return {
    number: one.data.number,
    with: against.data.number,
    title: t('look:versions.compared', { number, with: other }),
    about: t('look:versions.comparedAbout', { number, with: other }),
    groups: lookDifferences(visit, against.data.customization, one.data.customization),
    // What is seen now cannot be gone back to.
    restore: one.data.number === published ? null : { published, form: formOf(restoreForm, visit) },
  };
}

const number = z.string().regex(NUMBER).transform(Number);
const restoreForm = z.object({ number, published: number });

/** Publishes an older version anew, after a question that names what changes by it. */
export async function changeVersions(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  return answerForm(visit, form, {
    restore: formAct({
      schema: restoreForm,
      ask: (value) => askToRestore(visit, value.number),
      send: ({ number: from, published }, idempotencyKey) =>
        call(visit, restoreLook, { params: { number: from }, body: { published }, idempotencyKey }),
      onward({ data }, { number: from }) {
        forgetCustomization(visit.tenant);
        return { to: pathTo.manager.lookVersions, toast: t('look:versions.done', { number: data.number, from }) };
      },
      refused(failure) {
        const found = wholeProblems(visit, failure);
        return found && { problems: { '': [t('look:versions.problem', { problems: found.join(' ') })] } };
      },
    }),
  });
}

async function askToRestore(visit: SignedInVisit, from: number) {
  const { t } = visit;
  const [{ data: look }, { data: version }] = await Promise.all([
    call(visit, getLook),
    call(visit, getLookVersion, { params: { number: from } }),
  ]);
  return {
    question: {
      title: t('look:versions.ask.title', { number: from }),
      text: t('look:versions.ask.text'),
      button: t('look:versions.ask.yes', { number: from }),
    },
    facts: changeFacts(visit, look.published.customization, version.customization),
    backHref: pathTo.manager.lookVersions,
  };
}
