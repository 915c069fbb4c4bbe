import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { AskedPapersCard } from '#app/parts/asked-papers/asked-papers-card.tsx';
import { DocumentsForms } from '#app/parts/identity/documents-part.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { SettingGroup, SettingRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { Pagination } from '#app/ui/table/pagination.tsx';
import type { DocumentsData } from './documents.server.ts';
import { RenewalForm } from './renewal-form.tsx';

/** One's papers and contracts; a paper that ends is replaced here, and what the check asks for is brought here. */
export function DocumentsScreen({ reply, ...data }: DocumentsData & { reply: unknown }) {
  const { t } = useTranslation('account');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { failure, ends } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.accountHref }, { label: data.head.title }]}
        title={data.head.title}
        about={t('documents.about')}
      />
      <AskedPapersCard part={data.askedPapers} reply={reply} />
      {failure && (
        <Notice tone={failure.tone} title={failure.title}>
          {failure.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{failure.again}</p>
        </Notice>
      )}
      {ends && (
        <Notice tone={ends.tone} title={ends.title}>
          {ends.text}
        </Notice>
      )}
      {data.renewal && (
        <Card title={t('documents.renewTitle')} id="renew-card">
          <RenewalForm part={data.renewal} dataHref={data.dataHref} reply={reply} />
        </Card>
      )}
      {data.asked && <DocumentsForms part={data.asked} reply={reply} />}
      {(data.papers.length > 0 || data.beginHref) && (
        <Stack gap="small" as="section">
          {data.waits && <Text>{t('documents.inReview')}</Text>}
          <Papers title={t('documents.papers')} id="papers" rows={data.papers} />
          {data.beginHref && (
            <div>
              <LinkButton tone="primary" href={data.beginHref}>
                {t('identityBegin')}
              </LinkButton>
            </div>
          )}
        </Stack>
      )}
      {data.contracts.length > 0 ? (
        <Papers
          title={t('documents.contracts.title')}
          id="contracts"
          rows={data.contracts}
          foot={<Pagination {...data.paging} />}
        />
      ) : (
        <Card title={t('documents.contracts.title')} id="contracts">
          <Text tone="soft">{t('documents.contracts.none')}</Text>
        </Card>
      )}
    </Stack>
  );
}

interface PapersProps {
  title: string;
  id: string;
  rows: DocumentsData['papers'] | DocumentsData['contracts'];
  foot?: ReactNode;
}

/** Papers as rows: how each stands, what it is, and where it is read. */
function Papers({ title, id, rows, foot }: PapersProps) {
  if (rows.length === 0) return null;
  return (
    <SettingGroup title={title} id={id} foot={foot}>
      {rows.map(({ name, text, chip, way }) => (
        <SettingRow key={name} name={name} value={text} chip={chip} way={way} />
      ))}
    </SettingGroup>
  );
}
