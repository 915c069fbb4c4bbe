import { call } from '#app/api/call.server.ts';
import { withFigureColumns } from '#app/features/issuances/public-page/figure-columns.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { nowOrLater } from '#app/forms/now-or-later.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getUpdate } from '#contract/announcements.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { mayPublish, mayWrite } from '#domain/issuance/announcements.ts';
import { LANGUAGES, localized } from '#domain/tenant/language.ts';
import { htmlToMarkup } from '#domain/text/html-to-markup.ts';
import { type Area, STATE_TONES } from './update-states.ts';
import { newsForm, withdrawForm } from './updates.form.ts';

/** One piece of news: its words, how the public reads them, and what can be done with it. */
export async function loadUpdate(visit: SignedInVisit, area: Area, id: string) {
  const { t, format, lang } = visit;
  const { data } = await call(visit, getUpdate, { params: { id } });
  const { state } = data;
  const asked = visit.url.searchParams.get('edit') === '1';
  const title = localized(data.title, lang);
  const path = pathTo[area].updates(data.issuance.id);
  return {
    head: pageHead(visit, { title }),
    kind: 'update' as const,
    path,
    listHref: pathTo[area].issuances,
    backHref: pathTo[area].issuance(data.issuance.id),
    project: localized(data.issuance.title, lang),
    id,
    title,
    editHref: mayWrite(state) && !asked ? `${path}?update=${id}&edit=1` : null,
    isPublished: state === 'PUBLISHED',
    isPlanned: state === 'PLANNED',
    chip: { label: t(`updates:state.${state}`), tone: STATE_TONES[state] },
    about: [
      data.publish_at ? t('updates:plannedFor', { date: format.deadline(data.publish_at) }) : format.dateTime(data.at),
      data.by,
      data.told > 0 ? t('updates:toldCount', { count: data.told }) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    audience: t('updates:audience', { count: data.audience }),
    preview: LANGUAGES.map((one) => ({
      lang: one,
      name: t(`updates:lang.${one}`),
      title: data.title[one] ?? '',
      html: withFigureColumns(data.body[one] ?? ''),
    })),
    edit: asked && mayWrite(state) ? formOf(newsForm) : null,
    values: {
      title_es: data.title.es ?? '',
      title_en: data.title.en ?? '',
      body_es: htmlToMarkup(data.body.es ?? ''),
      body_en: htmlToMarkup(data.body.en ?? ''),
    },
    publish: mayPublish(state) && !asked ? formOf(nowOrLater) : null,
    withdraw: (state === 'PUBLISHED' || state === 'PLANNED') && !asked ? formOf(withdrawForm) : null,
    versions: data.versions.map((version) => ({
      key: version.ended_at,
      title: localized(version.title, lang),
      html: withFigureColumns(localized(version.body, lang)),
      about: t('updates:versionAbout', {
        date: format.dateTime(version.ended_at),
        who: version.by,
        reason: version.reason,
      }),
    })),
  };
}
export type UpdateData = Awaited<ReturnType<typeof loadUpdate>>;
