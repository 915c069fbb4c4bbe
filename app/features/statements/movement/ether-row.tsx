import { useTranslation } from 'react-i18next';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Text } from '#app/ui/layout/text.tsx';
import { type ActionProps, Way } from './way.tsx';

/** The tenant's own money going out, for what it has paid in ether: up to what is left of that. */
export function EtherRow({ data, reply }: ActionProps) {
  const { form } = useLonjaForm({ ...data.forms.ether, id: 'ether', reply });
  const { t } = useTranslation('statements');
  if (!data.ether) return null;
  if (!data.ether.fits) return <Text tone="soft">{data.ether.left}</Text>;
  return (
    <Way kind="ether" form={form} data={data} labels={{}}>
      <Text>{data.ether.left}</Text>
      <Text tone="soft">{t('ether.hint')}</Text>
    </Way>
  );
}
