import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { pictureSources } from '#domain/issuance/picture.ts';
import { card, cards, head, line, link, picture, title } from './open-now.css.ts';
import type { OpenNowData } from './open-now.server.ts';

/** What the platform does, beside the form of whoever comes to it: its figures, and the projects that are open. */
export function OpenNow({ figures, at, cards: projects, all }: OpenNowData) {
  const { t } = useTranslation('front');
  return (
    <Stack gap="card" as="section" aria-labelledby="open-now">
      <div className={head}>
        <h2 id="open-now">{t('open.title')}</h2>
        <a href={pathTo.projects}>{all}</a>
      </div>
      {projects.length > 0 ? (
        <ul className={cards}>
          {projects.map((project) => (
            <li key={project.id} className={card}>
              {project.cover && (
                <img
                  className={picture}
                  src={project.cover}
                  srcSet={pictureSources(project.cover)}
                  sizes="(max-width: 767px) 100vw, 400px"
                  alt=""
                  width="640"
                  height="280"
                  loading="lazy"
                  decoding="async"
                />
              )}
              <h3 className={title}>
                <a className={link} href={project.href}>
                  {project.title}
                </a>
              </h3>
              <Text size="small">{project.offer}</Text>
              {project.bar && <ProgressBar {...project.bar} />}
              <p className={line}>
                <span>{project.stand}</span>
                <span>{project.time}</span>
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <Text tone="soft">{t('open.none')}</Text>
      )}
      <Figures items={figures} />
      <Text size="small" tone="soft">
        {at} <a href={pathTo.howItWorks}>{t('how.title')}</a> · <a href={pathTo.defaultRates}>{t('how.rates')}</a>
      </Text>
    </Stack>
  );
}
