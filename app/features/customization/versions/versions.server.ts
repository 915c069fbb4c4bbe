import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { listPage } from '#app/lists/list-page.server.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { changeFacts, leafLabel, lookDifferences, wholeProblems } from '#app/parts/look/changes-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { forgetCustomization } from '#app/tenant/customization.server.ts';
import { getLook, getLookVersion, type LookVersion, listLookVersions, restoreLook } from '#contract/look.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { LOOK_CHANGED } from '#domain/network/look-changed.ts';

const LIST = listPage({ texts: 'look', filters: {} });
/** So many changes are named in a line. */
const NAMED = 3;

/** The published looks, the newest first: who, when, what changed; with two numbers in the address, what differs between them. */
export async function loadVersions(visit: SignedInVisit) {
  const { t } = visit;
  const { asked, query } = LIST.of(visit);
  const { data, meta } = await call(visit, listLookVersions, { query });
  const last = meta.total;
  return {
    numbers: data.map(({ number }) => ({ value: String(number), label: t('look:versions.number', { number }) })),
    compared: await comparedOf(visit, last),
    ...listScreen(visit, LIST, {
      asked,
      answer: { data: data.map((version) => ({ ...version, id: String(version.number) })), meta },
      path: pathTo.manager.lookVersions,
      title: t('look:versions.title'),
      crumbs: [{ label: t('look:title'), href: pathTo.manager.customization }],
      about: t('look:versions.about'),
      empty: { icon: 'appearance', filtered: t('look:versions.none'), none: t('look:versions.none') },
      columns: {
        number: {
          says: ({ number }) => t('look:versions.number', { number }),
          header: t('look:versions.column.number'),
          href: ({ number }) => pathTo.manager.compareLooks(number, number === last ? Math.max(1, number - 1) : last),
          note: ({ restored }) => restored !== null && t('look:versions.restored', { number: restored }),
        },
        changes: {
          says: ({ changes }) => changesText(visit, changes),
          header: t('look:versions.column.changes'),
          at: ['note', 'whole', 'soft'],
        },
        by: {
          says: ({ by }) => by ?? t('look:versions.system'),
          header: t('look:versions.column.by'),
          at: ['mid', 'cut'],
        },
        date: {
          as: 'dateTime',
          says: (row) => row.at,
          header: t('look:versions.column.date'),
          at: ['aside', 'soft'],
        },
      },
    }),
  };
}

export type VersionsData = Awaited<ReturnType<typeof loadVersions>>;

/** The first of them by their names, and how many more there are. */
function changesText({ t }: SignedInVisit, changes: LookVersion['changes']): string {
  const named = changes.slice(0, NAMED).map((path) => leafLabel({ t }, path));
  const more = changes.length - named.length;
  if (named.length === 0) return t('look:versions.nothingChanged');
  return [named.join(', '), more > 0 && t('look:versions.more', { count: more })].filter(Boolean).join(' ');
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
        return {
          to: pathTo.manager.lookVersions,
          toast: t('look:versions.done', { number: data.number, from }),
          headers: { [LOOK_CHANGED]: 'yes' },
        };
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
