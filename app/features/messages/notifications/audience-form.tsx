import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ComposeData } from './compose.server.ts';

/** Whom a message is for: it asks again by its address, so that the count is there before a word is written. */
export function AudienceForm({ data }: { data: ComposeData }) {
  const { t } = useTranslation('messages');
  const { measured } = data;
  const value = (name: string) => data.chosen.find((one) => one.name === name)?.value ?? '';
  const hasStatus = !['HOLDERS', 'CHOSEN'].includes(value('audience'));
  return (
    <Card title={t('to')} tone="accent">
      <form method="get" noValidate>
        <Stack gap="field">
          <input type="hidden" name="message" value={data.message} />
          {data.intent === 'change' && <input type="hidden" name="edit" value="1" />}
          {value('issuance') && <input type="hidden" name="issuance" value={value('issuance')} />}
          {data.ticked && <input type="hidden" name="people" value={data.ticked} />}
          <SelectField
            id="audience"
            name="audience"
            required
            label={t('column.to')}
            options={data.audiences}
            defaultValue={value('audience')}
          />
          {hasStatus && (
            <SelectField
              id={data.statuses.name}
              name={data.statuses.name}
              label={t('status')}
              placeholder={t('anyStatus')}
              options={data.statuses.options}
              defaultValue={value(data.statuses.name)}
            />
          )}
          <ChoiceGroup
            id="purpose"
            name="purpose"
            look="cards"
            required
            label={t('purposeLabel')}
            defaultValue={value('purpose')}
            choices={data.purposes}
          />
          <div>
            <Button>{t('measure')}</Button>
          </div>
          <Stack gap="small">
            <Text strong>{measured.count}</Text>
            {measured.leftOut && <Text tone="soft">{measured.leftOut}</Text>}
            {measured.names && <Text tone="soft">{measured.names}</Text>}
          </Stack>
        </Stack>
      </form>
    </Card>
  );
}
