import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import type { NoticesData } from './notices.server.ts';

/** Ether that no transfer explains: for the order, or back to its payer. */
export function BookEther({ notice, reply }: { notice: NoticesData['waiting'][number]; reply: unknown }) {
  const { t } = useTranslation('notices');
  const { form } = useLonjaForm({ ...notice.forms.book, id: `book-${notice.id}`, reply });
  return (
    <FormShell form={form}>
      <input type="hidden" name="id" value={notice.id} />
      <Cluster>
        <Button name="intent" value="credit">
          {t('book.credit')}
        </Button>
        <Button name="intent" value="return">
          {t('book.return')}
        </Button>
      </Cluster>
    </FormShell>
  );
}
