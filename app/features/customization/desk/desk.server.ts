import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { countOf, lookDifferences } from '#app/parts/look/changes-view.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getLook, type Look } from '#contract/look.ts';
import { LOOK_SECTION_NAMES, type LookSection, USUAL_LOOK } from '#contract/look-fields.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { beyondDefaults, type Tree } from '#domain/tenant/leaves.ts';
import { contrastOf } from './contrast.server.ts';
import { formValues, rowsOf } from './fields.server.ts';
import { flowsOf } from './flows.server.ts';
import { leftOutLines } from './left-out.server.ts';
import { lookAddress } from './look-address.ts';
import { picturesOf } from './pictures.server.ts';
import { previewOf } from './preview.server.ts';
import { sectionForm, textForm } from './section.form.ts';

/** The section of an address: the first where it names none, or none that there is. */
export function sectionIn(url: URL): LookSection | 'flows' | 'json' {
  const asked = url.searchParams.get('section');
  if (asked === 'json' || asked === 'flows') return asked;
  return LOOK_SECTION_NAMES.find((name) => name === asked) ?? 'brand';
}

/** The tenant's look: one section of its draft to write, and how the draft differs from what everybody sees. */
export async function loadLook(visit: SignedInVisit) {
  const { t, url } = visit;
  const { data: look } = await call(visit, getLook);
  const section = sectionIn(url);
  const groups = lookDifferences(visit, look.published.customization, look.draft.customization);
  const changed = new Map(groups.map((group) => [group.section, group.lines.length]));
  const title = t('look:title');
  return {
    head: pageHead(visit, { title: `${t(`look:section.${section}`)} · ${title}` }),
    title,
    section: { key: section, title: t(`look:section.${section}`), about: t(`look:about.${section}`) },
    sections: [...LOOK_SECTION_NAMES, 'flows', 'json'].map((key) => ({
      key,
      label: t(`look:section.${key}`),
      href: lookAddress(url, key),
      here: key === section,
      count: changed.get(t(`look:section.${key}`)) ?? 0,
    })),
    version: look.draft.version,
    preview: previewOf(visit, section, look.draft.version),
    draft: { count: countOf(groups), groups, saved: savedText(visit, look) },
    published: publishedText(visit, look.published),
    versionsHref: pathTo.manager.lookVersions,
    ...partOf(visit, section, look),
    // A form that acts once: publishing twice is publishing once.
    publishForm: formOf(textForm.pick({ version: true }), visit),
  };
}

export type LookData = Awaited<ReturnType<typeof loadLook>>;

/** What of the draft the section writes. */
function partOf(visit: SignedInVisit, section: ReturnType<typeof sectionIn>, look: Look) {
  if (section === 'json') return jsonOf(look);
  if (section === 'flows') return { ...NOTHING, flows: flowsOf(visit, look.draft.customization) };
  return fieldsOf(visit, section, look);
}

const NOTHING = {
  form: undefined,
  rows: [],
  values: {},
  text: null,
  leftOut: [],
  contrast: null,
  flows: null,
  pictures: null,
};

function fieldsOf(visit: SignedInVisit, section: LookSection, { draft }: Look) {
  const values = formValues(section, draft.customization);
  const leftOut = section === 'css' ? leftOutLines(visit, draft.customization.css) : [];
  const contrast = contrastOf(visit, section, draft.customization);
  return {
    form: formOf(sectionForm(section)),
    rows: rowsOf(visit, section),
    values,
    text: null,
    leftOut,
    contrast,
    flows: null,
    pictures: picturesOf(visit, section, draft.customization),
  };
}

/** The whole as it is kept: what it says beyond the usual. */
function jsonOf({ draft }: Look) {
  const text = JSON.stringify(beyondDefaults(draft.customization as Tree, USUAL_LOOK as Tree), null, 2);
  return { ...NOTHING, form: formOf(textForm), text };
}

function savedText({ t, format }: SignedInVisit, { draft: { saved } }: Look): string | null {
  if (!saved) return null;
  const at = format.dateTime(saved.at);
  return saved.by ? t('look:draft.saved', { at, by: saved.by }) : t('look:draft.savedBySomebody', { at });
}

function publishedText({ t, format }: SignedInVisit, { number, at, by }: Look['published']): string {
  if (!at) return t('look:published.first');
  const known = { number, at: format.dateTime(at), by };
  return by ? t('look:published.by', known) : t('look:published.bySomebody', known);
}
