import { useTranslation } from 'react-i18next';
import { aside, columns, rail, work } from '#app/features/issuances/edit/edit.css.ts';
import { EditForm } from '#app/features/issuances/edit/edit-form.tsx';
import { ReadinessList } from '#app/features/issuances/edit/readiness-list.tsx';
import { SectionRail } from '#app/features/issuances/edit/section-rail.tsx';
import { questionIn } from '#app/forms/ask-first.ts';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { LookingLine } from '#app/parts/looking/looking-line.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { SheetData } from './sheet.server.ts';
import { VersionList } from './version-list.tsx';

/** The information sheet of a project: its parts at the side, one of them to write, and beside it what is missing and every version. */
export function SheetScreen({ reply, ...data }: SheetData & { reply: unknown }) {
  const { t } = useTranslation('information_sheet');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="card">
      <LookingLine lookers={data.lookers} />
      <PageHeader
        crumbs={data.crumbs}
        title={t('title')}
        count={data.count}
        about={[data.identifier, data.saved].filter(Boolean).join(' · ')}
      />
      <div className={columns}>
        <div className={rail}>
          <SectionRail stages={data.stages} label={t('parts')} />
        </div>
        <section className={work} aria-labelledby="part-title">
          <h2 id="part-title">{data.partTitle}</h2>
          {data.locked && <Notice tone="caution">{data.locked}</Notice>}
          {data.fromProject.rows.length > 0 && (
            <Stack gap="small">
              <h3>{t('fromProject')}</h3>
              <Facts items={data.fromProject.rows} />
              <Text size="small" tone="soft">
                {t('fromProjectText')} <a href={data.fromProject.href}>{t('fromProjectLink')}</a>
              </Text>
            </Stack>
          )}
          <EditForm {...data.edit} reply={reply} />
        </section>
        <aside className={aside} aria-label={t('beside')}>
          <Decision data={data} reply={reply} />
          <VersionList versions={data.versions} />
          <ReadinessList
            title={t('missing')}
            count={data.count}
            missing={data.missing}
            done={data.identifier ? t('nothingMissing') : t('noProviderLei')}
          />
        </aside>
      </div>
    </Stack>
  );
}

/** What the reader can do with the whole sheet: hand it in, or decide. */
function Decision({ data, reply }: { data: SheetData; reply: unknown }) {
  const { t } = useTranslation('information_sheet');
  const { submit, decide, changeHref } = data;
  if (changeHref && !decide)
    return (
      <Stack gap="small">
        <Text>{t('changeText')}</Text>
        <div>
          <LinkButton tone="primary" href={changeHref}>
            {t('changeLink')}
          </LinkButton>
        </div>
      </Stack>
    );
  if (submit)
    return (
      <ConfirmForm
        id="submit"
        intent="submit"
        form={submit.form}
        reply={reply}
        text={t('submitText')}
        button={t('submit')}
      />
    );
  if (!decide) return null;
  const read = <input type="hidden" name="number" value={decide.number} />;
  return (
    <Stack gap="small">
      <ConfirmForm
        id="approve"
        intent="approve"
        form={decide.approve}
        reply={reply}
        tone="primary"
        text={t('approveText', { number: decide.number })}
        button={t('approve')}
      >
        {read}
      </ConfirmForm>
      <ReasonForm
        id="return"
        intent="return"
        form={decide.giveBack}
        reply={reply}
        summary={t('return')}
        texts={{ label: t('returnLabel'), hint: t('returnHint'), button: t('return') }}
      >
        {read}
      </ReasonForm>
    </Stack>
  );
}
