import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import type { NoticeData } from './notice.server.ts';

/** Ether that no transfer explains: for the order, or back to its payer. */
export function BookEther({ form: shape, reply }: { form: NoticeData['forms']['book']; reply: unknown }) {
  const { t } = useTranslation('notices');
  const { form } = useLonjaForm({ ...shape, id: 'book', reply });
  return (
    <FormShell form={form}>
      <Cluster>
        <Button tone="primary" name="intent" value="credit">
          {t('book.credit')}
        </Button>
        <Button name="intent" value="return">
          {t('book.return')}
        </Button>
      </Cluster>
    </FormShell>
  );
}
