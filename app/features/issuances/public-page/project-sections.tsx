import { useTranslation } from 'react-i18next';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { DifferenceList } from '#app/parts/offer-changes/difference-list.tsx';
import { RiskWarning } from '#app/ui/feedback/risk-warning.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pictureAt, pictureSources } from '#domain/issuance/picture.ts';
import { IssuerLines } from './issuer-lines.tsx';
import { face, people, person, risks, row, rows, section } from './project.css.ts';
import type { ProjectData } from './project.server.ts';
import { Prose } from './prose.tsx';
import { Questions } from './questions.tsx';

type Sections = Pick<
  ProjectData,
  'sections' | 'team' | 'issuer' | 'documents' | 'updates' | 'changes' | 'questions' | 'openAll' | 'risks'
>;

interface ProjectSectionsProps {
  data: Sections;
  /** Whether a question may be asked here, or after signing in; `none` where somebody only reads what the public reads. */
  asking: SentForm | 'signIn' | 'none';
  reply?: unknown;
}

/** The long part of the page, section by section. */
export function ProjectSections({ data, asking, reply }: ProjectSectionsProps) {
  const { t } = useTranslation('issuances');
  return (
    <>
      {data.sections.map(({ key, title, html }) => (
        <section key={key} id={key} className={section}>
          <h2>{title}</h2>
          <Prose html={html} />
        </section>
      ))}
      {data.team.length > 0 && (
        <section id="team" className={section}>
          <h2>{t('page.team')}</h2>
          <ul className={people}>
            {data.team.map(({ name, role, bio, picture }) => (
              <li key={name} className={person}>
                {picture && (
                  <img
                    className={face}
                    src={pictureAt(picture, 160)}
                    srcSet={pictureSources(picture, 'person')}
                    sizes="80px"
                    alt=""
                    width="80"
                    height="80"
                    loading="lazy"
                    decoding="async"
                  />
                )}
                <Text strong>{name}</Text>
                <Text size="small" tone="soft">
                  {role}
                </Text>
                <Text size="small">{bio}</Text>
              </li>
            ))}
          </ul>
          <IssuerLines {...data.issuer} />
        </section>
      )}
      {data.documents.length > 0 && (
        <section id="documents" className={section}>
          <h2>{t('page.documents')}</h2>
          <ul className={rows}>
            {data.documents.map(({ id, title, about, href }) => (
              <li key={id} className={row}>
                {href ? <a href={href}>{title}</a> : <span>{title}</span>}
                <Text as="span" size="small" tone="soft">
                  {href ? about : t('page.signInForDocuments')}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section id="updates" className={section}>
        <h2>{t('page.updates')}</h2>
        {data.changes.map((change) => (
          <Stack key={change.key} gap="tight" as="article" id={`change-${change.key}`}>
            <Text size="tiny" tone="soft">
              {change.date}
            </Text>
            <h3>{t('changed.title')}</h3>
            <Text>{change.explanation}</Text>
            <DifferenceList groups={change.groups} />
          </Stack>
        ))}
        {data.updates.length === 0 && data.changes.length === 0 && <Text tone="soft">{t('page.noUpdates')}</Text>}
        {data.updates.map((update) => (
          <Stack key={update.id} gap="tight" as="article">
            <Text size="tiny" tone="soft">
              {update.date}
            </Text>
            <h3>{update.title}</h3>
            <Prose html={update.html} />
          </Stack>
        ))}
      </section>
      <Questions questions={data.questions} openAll={data.openAll} asking={asking} reply={reply} />
      <section id="risks" className={section}>
        <h2>{t('page.risks')}</h2>
        <RiskWarning title={t('risk.title')}>
          <Text>{t('risk.text')}</Text>
        </RiskWarning>
        {data.risks.length > 0 && (
          <ul className={risks}>
            {data.risks.map((risk) => (
              <li key={risk}>{risk}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
