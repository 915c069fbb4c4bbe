import { call } from '#app/api/call.server.ts';
import type { ApiFailure } from '#app/api/failure.ts';
import { answerForm, type FormAct, formAct } from '#app/forms/form-action.server.ts';
import { messageOf } from '#app/forms/message.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { changeFacts, wholeProblems } from '#app/parts/look/changes-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { forgetCustomization } from '#app/tenant/customization.server.ts';
import { discardLook, getLook, publishLook, saveLookSection, saveLookText } from '#contract/look.ts';
import { LOOK_CHANGED } from '#domain/network/look-changed.ts';
import { sectionIn } from './desk.server.ts';
import { flowActs } from './flows.server.ts';
import { lookAddress } from './look-address.ts';
import { pictureAct } from './pictures.server.ts';
import { namesByPath, sectionForm, sentValues, textForm, versionForm } from './section.form.ts';

/** Saves the section of the address into the draft; publishes the draft, or lets it go, after a question that names each change. */
export async function changeLook(visit: SignedInVisit, form: SubmittedForm) {
  const { t } = visit;
  const section = sectionIn(visit.url);
  const here = lookAddress(visit.url, section);
  return answerForm(visit, form, {
    ...savesOf(visit, section, here),
    publish: formAct({
      schema: versionForm,
      ask: () => askToPublish(visit, here),
      send: ({ version }, idempotencyKey) => call(visit, publishLook, { body: { version }, idempotencyKey }),
      onward({ data: { number } }) {
        forgetCustomization(visit.tenant);
        return { to: here, toast: t('look:publish.done', { number }), headers: { [LOOK_CHANGED]: 'yes' } };
      },
      refused(failure) {
        const found = wholeProblems(visit, failure);
        return found && { problems: { '': found } };
      },
      settled: here,
    }),
    discard: formAct({
      schema: versionForm,
      ask: async () => ({
        question: {
          title: t('look:discard.title'),
          text: t('look:discard.text'),
          button: t('look:discard.yes'),
          danger: true,
        },
        backHref: here,
      }),
      send: (body) => call(visit, discardLook, { body }),
      onward: () => ({ to: here, toast: t('look:discard.done') }),
      settled: here,
    }),
  });
}

/** The buttons that save: one of a section or of the whole text; of the orders one for each step and act. */
function savesOf(visit: SignedInVisit, section: ReturnType<typeof sectionIn>, here: string): Record<string, FormAct> {
  const { t } = visit;
  const saved = { to: here, toast: t('look:saved', { name: t(`look:section.${section}`) }) };
  if (section === 'flows') return flowActs(visit, here);
  if (section === 'json')
    return {
      save: formAct({
        schema: textForm,
        send: (body) => call(visit, saveLookText, { body }),
        onward: () => saved,
        refused: (failure) => problemsOfText(visit, failure),
      }),
    };
  return {
    save: formAct({
      schema: sectionForm(section),
      send: (value) =>
        call(visit, saveLookSection, {
          body: { version: Number(value.version), section, values: sentValues(section, value) },
        }),
      onward: () => saved,
      fields: namesByPath(section),
    }),
    ...(section === 'brand' && { picture: pictureAct(visit, here) }),
  };
}

/** Each change by name, before anybody sees it. */
async function askToPublish(visit: SignedInVisit, backHref: string) {
  const { t } = visit;
  const { data: look } = await call(visit, getLook);
  const facts = changeFacts(visit, look.published.customization, look.draft.customization);
  return {
    question: {
      title: t('look:publish.title', { count: facts.length }),
      text: t('look:publish.text'),
      button: t('look:publish.yes'),
    },
    facts,
    backHref,
  };
}

/** What is wrong in a text stands at the text, each with the path that it is about. */
function problemsOfText(visit: SignedInVisit, failure: ApiFailure) {
  const found = Object.entries(failure.fields).map(([path, problem]) => {
    const words = messageOf(visit, problem);
    return path === 'text' || words.includes(path) ? words : `${path}: ${words}`;
  });
  return found.length > 0 ? { problems: { text: found } } : null;
}
