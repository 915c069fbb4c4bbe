import { useTranslation } from 'react-i18next';
import { Text } from '#app/ui/layout/text.tsx';
import type { IssuerView } from './issuer.ts';

/** Who offers. Its own page is another house's: it learns nothing of who comes, and no search engine takes it for ours. */
export function IssuerLines({ name, website, register }: IssuerView) {
  const { t } = useTranslation('issuances');
  return (
    <Text size="small" tone="soft">
      {t('page.issuer')}: {name}
      {website && (
        <>
          {' · '}
          <a href={website.href} target="_blank" rel="nofollow noopener noreferrer">
            {website.label}
          </a>
        </>
      )}
      {register && (
        <>
          <br />
          {register}
        </>
      )}
    </Text>
  );
}
