import { useTranslation } from 'react-i18next';
import { RiskFields } from '#app/features/ads/pieces/risk-fields.tsx';
import { TermsFields } from '#app/features/ads/pieces/terms-fields.tsx';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OfferFields } from './offer.form.ts';
import type { MakeOfferView } from './offers-view.server.ts';

/** How many at what price; it binds nobody before both have said yes, and says so. */
export function MakeOffer({ make, reply }: { make: MakeOfferView; reply: unknown }) {
  const { t } = useTranslation('ads');
  const { form, fields } = useLonjaForm<OfferFields>({ ...make.form, id: 'offer', reply });
  return (
    <Card level={3} title={t('offer.make.title')}>
      <FormShell form={form} labels={{ tokens: t('field.tokens'), price: t('field.price') }}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="offer" />
          <Text>{make.text}</Text>
          <TermsFields fields={fields} hints={make.hints} />
          {make.risks && (
            <RiskFields
              risks={make.risks}
              fields={{ loss: fields.risk_loss, liquidity: fields.risk_liquidity, typed: fields.warning_typed }}
            />
          )}
          <div>
            <Button tone="primary">{t('offer.make.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
