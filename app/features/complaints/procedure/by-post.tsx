import { useTranslation } from 'react-i18next';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';

interface ByPostProps {
  house: string;
  address: string;
  email: string;
}

/** The other ways to file one, for whoever cannot or will not sign in: by mail and on paper, with the template. */
export function ByPost({ house, address, email }: ByPostProps) {
  const { t } = useTranslation('complaints');
  return (
    <Stack gap="tight" as="section">
      <h2>{t('procedure.post')}</h2>
      <Text>
        {t('procedure.postText')} <a href="#template">{t('template.title')}</a>
      </Text>
      <Facts
        items={[
          { label: t('procedure.to'), value: t('procedure.service', { house }) },
          ...(email ? [{ label: t('procedure.email'), value: <a href={`mailto:${email}`}>{email}</a> }] : []),
          ...(address ? [{ label: t('procedure.address'), value: address }] : []),
        ]}
      />
    </Stack>
  );
}
