import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { steps } from './loss-capacity.css.ts';

/** The sum, to be done on paper: for people without script. It prints with the page. */
export function Worksheet() {
  const { t } = useTranslation('onboarding');
  return (
    <div data-worksheet="">
      <Stack gap="small" as="section">
        <h2>{t('loss.sheet.title')}</h2>
        <Text>{t('loss.sheet.intro')}</Text>
        <ol className={steps}>
          <li>{t('loss.sheet.income')}</li>
          <li>{t('loss.sheet.assets')}</li>
          <li>{t('loss.sheet.sum')}</li>
          <li>{t('loss.sheet.commitments')}</li>
          <li>{t('loss.sheet.worth')}</li>
          <li>{t('loss.sheet.ability')}</li>
        </ol>
        <Text tone="soft">{t('loss.sheet.example')}</Text>
      </Stack>
    </div>
  );
}
