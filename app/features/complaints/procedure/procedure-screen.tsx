import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { ByPost } from './by-post.tsx';
import { Part } from './part.tsx';
import type { ProcedureData } from './procedure.server.ts';
import { Template } from './template.tsx';

/** How to complain: who may, how, in which language, who decides and until when, and where else one can go. */
export function ProcedureScreen(data: ProcedureData) {
  const { t } = useTranslation('complaints');
  const { days, house } = data;
  return (
    <Stack gap="wide">
      <Stack gap="tight">
        <h1>{data.head.title}</h1>
        <Text tone="soft">{t('procedure.lead')}</Text>
      </Stack>
      {data.file && (
        <Cluster>
          <LinkButton tone="primary" href={data.file}>
            {t(data.signedIn ? 'procedure.file' : 'procedure.signIn')}
          </LinkButton>
          {data.withoutAccount && <LinkButton href={data.withoutAccount}>{t('procedure.without')}</LinkButton>}
        </Cluster>
      )}
      <Part title={t('procedure.who')} texts={[t('procedure.whoText', { house })]} />
      <Part title={t('procedure.how')} texts={[t('procedure.howText'), t('procedure.languages')]} />
      <ByPost house={house} address={data.address} email={data.email} />
      <Part
        title={t('procedure.admissible')}
        texts={[t('procedure.admissibleText')]}
        list={['client', 'about', 'facts', 'open'].map((key) => t(`procedure.condition.${key}`))}
      />
      <Part
        title={t('procedure.course')}
        texts={[t('procedure.courseText', { house })]}
        list={[
          t('procedure.step.acknowledge', { count: days.acknowledge }),
          t('procedure.step.ask', { count: days.answer }),
          t('procedure.step.decide', { count: days.months }),
          t('procedure.step.delay'),
        ]}
      />
      <Part id="ways" title={t('ways.title')} texts={[t('ways.text'), t('ways.cnmv'), t('ways.courts')]} />
      <Template house={house} />
    </Stack>
  );
}
