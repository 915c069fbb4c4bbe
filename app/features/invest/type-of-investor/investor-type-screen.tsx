import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { questionIn } from '#app/forms/ask-first.ts';
import { PersonalDataForm } from '#app/parts/identity/personal-data-form.tsx';
import { FrozenType } from '#app/parts/investor-type/frozen-type.tsx';
import { TypeForm } from '#app/parts/investor-type/type-form.tsx';
import { SophisticatedSection } from '#app/parts/own-sophisticated/sophisticated-section.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import type { InvestorTypeData } from './investor-type.server.ts';

/** A person or a company, and whether a sophisticated one; or the question before that changes. */
export function InvestorTypeScreen({ reply, ...data }: InvestorTypeData & { reply: unknown }) {
  const { t } = useTranslation(['onboarding', 'sophisticated']);
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { part, onwardHref } = data;
  return (
    <StepPage
      frame={data.frame}
      title={data.personal ? t('identification.title.personal') : t('type.title')}
      intro={data.personal ? t('identification.intro.personal') : t('type.intro')}
    >
      {data.personal && <PersonalDataForm part={data.personal} reply={reply} />}
      {part.frozen && <FrozenType {...part.frozen} />}
      {part.frozen && onwardHref && (
        <div>
          <LinkButton tone="primary" href={onwardHref}>
            {t('continue')}
          </LinkButton>
        </div>
      )}
      {!part.frozen && !data.personal && (
        <TypeForm
          part={part}
          reply={reply}
          buttons={
            <>
              <Button tone="primary" name="intent" value="type">
                {t('saveAndContinue')}
              </Button>
              {!data.sophisticated && (
                <Button name="intent" value="type-and-request">
                  {t('sophisticated:part.chooseAndAsk')}
                </Button>
              )}
            </>
          }
        />
      )}
      <SophisticatedSection part={data.sophisticated} reply={reply} />
    </StepPage>
  );
}
