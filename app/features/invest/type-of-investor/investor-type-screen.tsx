import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { choiceAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { PersonalDataForm } from '#app/parts/identity/personal-data-form.tsx';
import { SophisticatedSection } from '#app/parts/own-sophisticated/sophisticated-section.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { InvestorTypeData, TypeFields } from './investor-type.server.ts';

/** A person or a company, and whether a sophisticated one. */
export function InvestorTypeScreen({ reply, ...data }: InvestorTypeData & { reply: unknown }) {
  const { t } = useTranslation(['onboarding', 'sophisticated']);
  const { form, fields } = useLonjaForm<TypeFields>({
    ...data.form,
    id: 'type',
    reply,
    defaultValue: { legal_type: data.chosen || undefined },
  });
  return (
    <StepPage
      frame={data.frame}
      title={data.personal ? t('identification.title.personal') : t('type.title')}
      intro={data.personal ? t('identification.intro.personal') : t('type.intro')}
    >
      {data.personal && <PersonalDataForm part={data.personal} reply={reply} />}
      {data.frozen && <FrozenType {...data.frozen} />}
      {!data.frozen && !data.personal && (
        <FormShell form={form} labels={{ legal_type: t('type.label') }}>
          <Stack gap="card">
            <ChoiceGroup
              {...choiceAttributes(fields.legal_type)}
              label={t('type.title')}
              legendLook="hidden"
              look="cards"
              choices={data.choices}
              required
            />
            <Cluster>
              <Button tone="primary" name="intent" value="type">
                {t('saveAndContinue')}
              </Button>
              {!data.sophisticated && (
                <Button name="intent" value="type-and-request">
                  {t('sophisticated:part.chooseAndAsk')}
                </Button>
              )}
            </Cluster>
          </Stack>
        </FormShell>
      )}
      <SophisticatedSection part={data.sophisticated} reply={reply} />
    </StepPage>
  );
}

/** While the identity is checked, who invests stays as it was handed in. */
function FrozenType({ type, onwardHref }: NonNullable<InvestorTypeData['frozen']>) {
  const { t } = useTranslation('onboarding');
  return (
    <>
      <Notice tone="info" title={t('account.frozen.inReview')}>
        {type && <p>{t('type.frozen', { type })}</p>}
        <p>{t('type.frozenUntil')}</p>
      </Notice>
      {onwardHref && (
        <div>
          <LinkButton tone="primary" href={onwardHref}>
            {t('continue')}
          </LinkButton>
        </div>
      )}
    </>
  );
}
