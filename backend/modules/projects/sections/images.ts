import type { z } from 'zod';
import type { ProjectRow } from '#backend/modules/projects/projects.repository.ts';
import { inBoth, type Section } from '#backend/modules/projects/section.ts';
import type { imagesFields } from '#contract/project-fields.ts';
import { problem } from '#domain/validation/problem.ts';
import { videoOf } from '#domain/validation/video.ts';

/** Video, and the pictures in their order with their words: the first one is the cover. */
export const imagesSection: Section<z.output<typeof imagesFields>> = {
  name: 'images',
  read: ({ issuance }) => ({
    video: videoAddress(issuance.introVideo),
    pictures: issuance.images.map(({ url, alt }) => ({ url, alt: inBoth(alt) })),
  }),
  async check({ pictures }, { issuance }) {
    const known = new Set(issuance.images.map(({ url }) => url));
    const named = new Set(pictures.map(({ url }) => url));
    const isStrange = named.size !== pictures.length || pictures.some(({ url }) => !known.has(url));
    return isStrange ? { pictures: problem('validator.error_option') } : {};
  },
  write({ video, pictures }, { issuance }) {
    const cover = pictures[0]?.url ?? '';
    const stays = cover === issuance.coverUrl;
    return {
      introVideo: videoOf(video),
      images: pictures,
      coverUrl: cover,
      // A demo picture is drawn and has its copy in dots beside it; a picture that was sent is one already.
      coverRasterUrl: stays ? issuance.coverRasterUrl : cover.replace(/^(\/projects\/.+)\.svg$/, '$1.jpg'),
    };
  },
};

function videoAddress(video: ProjectRow['introVideo']): string {
  if (!video) return '';
  return video.provider === 'youtube' ? `https://www.youtube.com/watch?v=${video.id}` : `https://vimeo.com/${video.id}`;
}
