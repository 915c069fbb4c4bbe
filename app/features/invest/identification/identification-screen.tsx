import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { CompanyDataForm } from '#app/parts/identity/company-data-form.tsx';
import { DocumentsForms } from '#app/parts/identity/documents-part.tsx';
import { PersonalDataForm } from '#app/parts/identity/personal-data-form.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Timeline } from '#app/ui/feedback/timeline.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { IdentificationData } from './identification.server.ts';

/** The identity check from the first question to its result. */
export function IdentificationScreen({ reply, ...data }: IdentificationData & { reply: unknown }) {
  const { t } = useTranslation('onboarding');
  const { failure, personal, company, documents, progress } = data;
  return (
    <StepPage
      frame={data.frame}
      title={data.title}
      intro={data.intro}
      scene={progress ? (progress.done ? 'done' : 'waiting') : undefined}
    >
      {failure && (
        <Notice tone={failure.tone} title={failure.title}>
          {failure.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{failure.again}</p>
        </Notice>
      )}
      {personal && <PersonalDataForm part={personal} reply={reply} />}
      {company && <CompanyDataForm part={company} backHref={data.personalHref} reply={reply} />}
      {documents && <DocumentsForms part={documents} reply={reply} />}
      {progress && (
        <>
          <Timeline steps={progress.steps} />
          {!progress.done && (
            <Text>{t(data.onwardHref ? 'identification.meanwhile' : 'identification.nothingElse')}</Text>
          )}
          <Cluster>
            {data.onwardHref && (
              <LinkButton tone="primary" href={data.onwardHref}>
                {t('continue')}
              </LinkButton>
            )}
            {!progress.done && (
              <LinkButton tone={data.onwardHref ? 'quiet' : 'secondary'} href={data.newsHref}>
                {t('identification.look')}
              </LinkButton>
            )}
          </Cluster>
        </>
      )}
    </StepPage>
  );
}
