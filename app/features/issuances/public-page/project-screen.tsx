import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { classNames } from '#app/ui/controls/class-names.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pictureSources } from '#domain/issuance/picture.ts';
import { barScope, barSubject } from './invest-bar.css.ts';
import { InvestBar } from './invest-bar.tsx';
import { InvestBox } from './invest-box.tsx';
import { cover, head, opening, page } from './opening.css.ts';
import { about, body, boxArea, logo, mark, section, sectionLink, sectionNav, slogan } from './project.css.ts';
import type { ProjectData } from './project.server.ts';
import { ProjectOpening } from './project-opening.tsx';
import { ProjectSections } from './project-sections.tsx';
import { Scenarios } from './scenarios.tsx';

/** A project's page, for visitors and for people signed in: what it is, how it stands, what to do. */
export function ProjectScreen({ reply, ...data }: ProjectData & { reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { card } = data;
  const [changed] = data.changes;
  const links = [
    ...(data.scenarios ? [{ key: 'outcomes', title: t('scenarios.link') }] : []),
    { key: 'terms', title: t('page.terms') },
    ...data.sections.map(({ key, title }) => ({ key, title })),
    ...(data.team.length > 0 ? [{ key: 'team', title: t('page.team') }] : []),
    ...(data.documents.length > 0
      ? [{ key: 'documents', title: `${t('page.documents')} (${data.documents.length})` }]
      : []),
    { key: 'updates', title: counted(t('page.updates'), data.updates.length + data.changes.length) },
    { key: 'questions', title: counted(t('page.questions'), data.questions.length) },
    { key: 'risks', title: t('page.risks') },
  ];
  return (
    <div className={classNames(page[data.hero], barScope)}>
      <div className={opening[data.hero]}>
        <header className={head[data.hero]}>
          <Cluster>
            <Chip tone={card.status.tone}>{card.status.label}</Chip>
            <span className={about}>{card.about}</span>
          </Cluster>
          <div className={mark}>
            {data.logo && <img className={logo} src={data.logo} alt="" width="56" height="56" decoding="async" />}
            <h1>{card.title}</h1>
          </div>
          <p className={slogan}>{card.slogan}</p>
        </header>
        {card.cover && (
          <img
            className={cover[data.hero]}
            src={card.cover}
            srcSet={pictureSources(card.cover)}
            sizes="(max-width: 1280px) 100vw, 1260px"
            alt=""
            width="1260"
            height="540"
            decoding="async"
            fetchPriority="high"
          />
        )}
      </div>
      <div className={classNames(boxArea, barSubject)}>
        <InvestBox data={data} />
      </div>
      <div className={body}>
        {changed && (
          <Notice tone="caution" title={t('changed.on', { date: changed.date })} role="note">
            {changed.explanation} <a href={`#change-${changed.key}`}>{t('changed.what')}</a>
          </Notice>
        )}
        <Figures items={data.figures} />
        {data.offer && <Text>{data.offer}</Text>}
        <ProjectOpening {...data} />
        <nav className={sectionNav} aria-label={t('page.sections')}>
          {links.map(({ key, title }) => (
            <a key={key} className={sectionLink} href={`#${key}`}>
              {title}
            </a>
          ))}
        </nav>
        {data.scenarios && <Scenarios {...data.scenarios} />}
        <section id="terms" className={section}>
          <h2>{t('page.terms')}</h2>
          <Facts items={data.terms} />
        </section>
        <ProjectSections data={data} asking={data.inside?.ask ?? 'signIn'} reply={reply} />
      </div>
      <InvestBar card={card} actions={data.actions} />
    </div>
  );
}

function counted(title: string, count: number): string {
  return count > 0 ? `${title} (${count})` : title;
}
