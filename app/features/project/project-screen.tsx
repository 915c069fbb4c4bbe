import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/chip.tsx';
import { Cluster } from '#app/ui/cluster.tsx';
import { Figures } from '#app/ui/figures.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Text } from '#app/ui/text.tsx';
import { InvestBox } from './invest-box.tsx';
import { about, body, boxArea, cover, head, page, sectionLink, sectionNav, slogan } from './project.css.ts';
import type { ProjectData } from './project.server.ts';
import { ProjectSections } from './project-sections.tsx';

/** A project's page, for visitors and for people signed in: what it is, how it stands, what to do. */
export function ProjectScreen({ reply, ...data }: ProjectData & { reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { card } = data;
  const links = [
    ...data.sections.map(({ key, title }) => ({ key, title })),
    ...(data.team.length > 0 ? [{ key: 'team', title: t('page.team') }] : []),
    ...(data.documents.length > 0
      ? [{ key: 'documents', title: `${t('page.documents')} (${data.documents.length})` }]
      : []),
    { key: 'updates', title: counted(t('page.updates'), data.updates.length) },
    { key: 'questions', title: counted(t('page.questions'), data.questions.length) },
    { key: 'risks', title: t('page.risks') },
  ];
  return (
    <div className={page}>
      <header className={head}>
        <Cluster>
          <Chip tone={card.status.tone}>{card.status.label}</Chip>
          <span className={about}>{card.about}</span>
        </Cluster>
        <h1>{card.title}</h1>
        <p className={slogan}>{card.slogan}</p>
      </header>
      <div className={boxArea}>
        <InvestBox data={data} />
      </div>
      <div className={body}>
        <img
          className={cover}
          src={card.cover}
          alt=""
          width="1260"
          height="540"
          decoding="async"
          fetchPriority="high"
        />
        <Figures items={data.terms} />
        <Stack gap="small">
          <Text>{data.intro}</Text>
          {data.video && (
            <Cluster>
              <LinkButton icon="play" href={data.video.href} target="_blank" rel="noopener noreferrer">
                {t('page.watch')}
              </LinkButton>
              <Text size="small" tone="soft">
                {t('page.watchNote', { provider: data.video.provider })}
              </Text>
            </Cluster>
          )}
        </Stack>
        <nav className={sectionNav} aria-label={t('page.sections')}>
          {links.map(({ key, title }) => (
            <a key={key} className={sectionLink} href={`#${key}`}>
              {title}
            </a>
          ))}
        </nav>
        <ProjectSections data={data} reply={reply} />
      </div>
    </div>
  );
}

function counted(title: string, count: number): string {
  return count > 0 ? `${title} (${count})` : title;
}
