import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OfferAct } from '#domain/bulletin/offer.ts';
import type { AdData } from './ad.server.ts';
import { MakeOffer } from './make-offer.tsx';
import type { OfferView } from './offers-view.server.ts';

const TONE: Record<OfferAct, 'primary' | 'secondary'> = {
  accept: 'primary',
  confirm: 'primary',
  paid: 'primary',
  refuse: 'secondary',
  take_back: 'secondary',
};

/** Offers on one's own ad, or one's own on another's, newest first: no order by price. */
export function AdOffers({ data, reply }: { data: AdData; reply: unknown }) {
  const { t } = useTranslation('ads');
  const { list, make, actForm } = data.offers;
  if (!data.own && list.length === 0 && !make) return null;
  return (
    <SheetSection title={t(data.own ? 'offer.received' : 'offer.yours')}>
      <Stack gap="card">
        {data.own && list.length === 0 && <Text tone="soft">{t('offer.none')}</Text>}
        {list.map((offer) => (
          <OneOffer key={offer.id} offer={offer} form={actForm} reply={reply} />
        ))}
        {make && <MakeOffer make={make} reply={reply} />}
      </Stack>
    </SheetSection>
  );
}

interface OneOfferProps {
  offer: OfferView;
  form: AdData['offers']['actForm'];
  reply: unknown;
}

function OneOffer({ offer, form, reply }: OneOfferProps) {
  const { t } = useTranslation('ads');
  const { id, title, status, facts, turn, short, acts } = offer;
  return (
    <Card level={3} title={title} aside={<Chip tone={status.tone}>{status.label}</Chip>}>
      <Stack gap="base">
        <Facts items={facts} />
        {turn && <Text>{turn}</Text>}
        {short && (
          <Notice tone="caution" role="note">
            {short.text} <a href={short.href}>{t('offer.toBalance')}</a>
          </Notice>
        )}
        {acts.length > 0 && (
          <Cluster>
            {acts.map((act) => (
              <ConfirmForm
                key={act}
                id={`${act}-${id}`}
                intent={`offer-${act}`}
                form={form}
                reply={reply}
                tone={TONE[act]}
                button={t(`offer.act.${act}`)}
              >
                <input type="hidden" name="offer" value={id} />
              </ConfirmForm>
            ))}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}
