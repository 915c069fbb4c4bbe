import { useTranslation } from 'react-i18next';
import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Illustration } from '#app/ui/illustration/illustration.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { REFERENCE_BRANDS } from '#domain/brand/reference-brands.ts';
import { brand, brands, head, mail, name, part, picture, words } from './brands.css.ts';
import type { ChartsProps } from './charts-section.tsx';
import { Specimen } from './specimen.tsx';

const NAMES = Object.keys(REFERENCE_BRANDS) as (keyof typeof REFERENCE_BRANDS)[];
const PICTURE = '/projects/aurora/invernaderos-solares-del-segura.svg';

/** Five brands side by side, without logos and with the same words: what differs is the look alone. */
export function BrandsSection({ charts }: ChartsProps) {
  return (
    <Specimen section="brands">
      <ul className={brands}>
        {NAMES.map((one) => (
          <li key={one} className={brand[one]}>
            <BrandSample id={one} charts={charts} />
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

/** Header, sign-in, a project, figures, a chart and a mail. */
function BrandSample({ id, charts }: ChartsProps & { id: string }) {
  const { t } = useTranslation('components');
  const b = (key: string) => t(`brands.${key}`);
  return (
    <>
      <div className={head}>
        <span className={name}>{b('name')}</span>
        <span>{b('projects')}</span>
      </div>
      <div className={part}>
        <p className={words}>{b('sentence')}</p>
        <TextField id={`${id}-email`} name={`${id}-email`} label={b('email')} type="email" />
        <LinkButton tone="primary" wide href="#brands">
          {b('signIn')}
        </LinkButton>
      </div>
      <img className={picture} src={PICTURE} alt="" width="480" height="270" loading="lazy" decoding="async" />
      <div className={part}>
        <Stack gap="tight">
          <div>
            <Chip tone="progress">{b('status')}</Chip>
          </div>
          <p className={words}>{b('project')}</p>
          <Text size="small" tone="soft">
            {b('slogan')}
          </Text>
        </Stack>
        <ProgressBar percent={82} softCap={{ percent: 53, label: t('status.minimum') }} label={b('progress')} />
        <Figures
          items={[
            { label: b('interest'), value: b('interestValue') },
            { label: b('term'), value: b('termValue') },
            { label: b('from'), value: b('fromValue') },
          ]}
        />
        <BarChart
          id={`c-${id}`}
          title={t('charts.income')}
          description={t('charts.incomeAbout')}
          drawing={charts.income}
          table={{ headers: [t('charts.quarter'), t('charts.income')], rows: charts.incomeRows }}
        />
        <div className={mail}>
          <div className={head}>
            <span className={name}>{b('name')}</span>
          </div>
          <div className={part}>
            <p className={words}>{b('mailTitle')}</p>
            <Text size="small">{b('mailText')}</Text>
            <div>
              <LinkButton tone="primary" href="#brands">
                {b('mailAction')}
              </LinkButton>
            </div>
          </div>
        </div>
        <Illustration scene="done" />
      </div>
    </>
  );
}
