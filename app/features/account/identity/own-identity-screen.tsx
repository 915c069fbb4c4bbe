import { useTranslation } from 'react-i18next';
import { CompanyDataForm } from '#app/parts/identity/company-data-form.tsx';
import { DocumentsForms } from '#app/parts/identity/documents-part.tsx';
import { PersonalDataForm } from '#app/parts/identity/personal-data-form.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Timeline } from '#app/ui/feedback/timeline.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { OwnIdentity } from './own-identity.server.ts';

/** The identity check from the account: the same questions as in an investment, one at a time, and the same end. */
export function OwnIdentityScreen({ reply, ...data }: OwnIdentity & { reply: unknown }) {
  const { t } = useTranslation(['account', 'onboarding']);
  const { failure, personal, company, documents, progress } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.accountHref }, { label: t('identity') }]}
        title={data.head.title}
        about={data.intro}
      />
      {failure && (
        <Notice tone={failure.tone} title={failure.title}>
          {failure.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{failure.again}</p>
        </Notice>
      )}
      {personal && (
        <Card>
          <PersonalDataForm part={personal} reply={reply} />
        </Card>
      )}
      {company && (
        <Card>
          <CompanyDataForm part={company} backHref={null} reply={reply} />
        </Card>
      )}
      {documents && <DocumentsForms part={documents} reply={reply} />}
      {progress && (
        <Card>
          <Stack gap="field">
            <Timeline steps={progress.steps} />
            <Cluster>
              {progress.done ? (
                <LinkButton href={data.dataHref}>{t('identityData')}</LinkButton>
              ) : (
                <LinkButton href={data.hereHref}>{t('onboarding:identification.look')}</LinkButton>
              )}
            </Cluster>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
