import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { ApproveFields } from './change.form.ts';
import type { ChangeData } from './change.server.ts';

type Waiting = NonNullable<ChangeData['waiting']>;

/** What the reader can do with the change that waits: approve it as material or not, give it back, or take it back. */
export function Decision({ waiting, reply }: { waiting: Waiting; reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { approve, giveBack, withdraw } = waiting;
  const read = <input type="hidden" name="number" value={waiting.number} />;
  return (
    <Stack gap="card">
      {approve && <Approve waiting={waiting} sent={approve} reply={reply} />}
      {giveBack && (
        <ReasonForm
          id="return"
          intent="return"
          form={giveBack}
          reply={reply}
          summary={t('change.return')}
          texts={{ label: t('change.returnLabel'), hint: t('change.returnHint'), button: t('change.return') }}
        >
          {read}
        </ReasonForm>
      )}
      {withdraw && (
        <ConfirmForm id="withdraw" intent="withdraw" form={withdraw} reply={reply} button={t('change.withdraw')}>
          {read}
        </ConfirmForm>
      )}
    </Stack>
  );
}

function Approve({ waiting, sent, reply }: { waiting: Waiting; sent: SentForm; reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { form, fields } = useLonjaForm<ApproveFields>({ ...sent, id: 'approve', reply });
  const labels = { material: t('change.weight'), reason: t('change.reason') };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="approve" />
        <input type="hidden" name="number" value={waiting.number} />
        {waiting.always ? (
          <>
            <input type="hidden" name="material" value="yes" />
            <Notice tone="caution" title={t('change.alwaysTitle')}>
              {t('change.alwaysText', { terms: waiting.always })}
            </Notice>
          </>
        ) : (
          <ChoiceGroup
            {...choiceAttributes(fields.material)}
            label={labels.material}
            hint={t('change.weightHint')}
            look="cards"
            required
            choices={[
              { value: 'yes', label: t('change.material'), hint: t('change.materialHint') },
              { value: 'no', label: t('change.notMaterial'), hint: t('change.notMaterialHint') },
            ]}
          />
        )}
        <TextareaField
          {...textAttributes(fields.reason)}
          label={labels.reason}
          hint={t('change.reasonHint')}
          required
        />
        <div>
          <Button tone="primary">{t('change.approve')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
