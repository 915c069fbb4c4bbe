import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { PrintButton } from '#app/ui/controls/print-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { codeList } from './recovery-codes.css.ts';
import { textAddress } from './told-codes.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Whose account they open: the first line of the file. */
  site: string;
  hereHref: string;
}

/** The codes, shown this once, to be printed or kept as a file. */
export function RecoveryCodes({ codes, site, hereHref }: RecoveryCodesProps) {
  const { t } = useTranslation('factor');
  const file = textAddress([`${t('codes.title')} · ${site}`, '', ...codes]);
  return (
    <>
      <Notice tone="positive" role="status" title={t('codes.shown')}>
        {t('codes.once')}
      </Notice>
      <Card title={t('codes.title')}>
        <Stack gap="card">
          <Text>{t('codes.text')}</Text>
          <ul className={codeList}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Cluster>
            <LinkButton href={hereHref} tone="primary">
              {t('codes.kept')}
            </LinkButton>
            <LinkButton href={file} download={`${t('codes.fileName')}.txt`} icon="download">
              {t('codes.download')}
            </LinkButton>
            <PrintButton />
          </Cluster>
        </Stack>
      </Card>
    </>
  );
}
