import type { z } from 'zod';
import { dropPicture } from '#backend/modules/projects/drop-picture.ts';
import type { ProjectRow } from '#backend/modules/projects/projects.repository.ts';
import { inBoth, type Section } from '#backend/modules/projects/section.ts';
import type { imagesFields } from '#contract/project-fields.ts';
import { pictureIn } from '#domain/issuance/picture.ts';
import { problem } from '#domain/validation/problem.ts';
import { videoOf } from '#domain/validation/video.ts';

/** Video, mark, and the pictures in their order with their words: the first one is the cover. New ones come by their upload. */
export const imagesSection: Section<z.output<typeof imagesFields>> = {
  name: 'images',
  read: ({ issuance }) => ({
    video: videoAddress(issuance.introVideo),
    pictures: issuance.images.map(({ url, alt }) => ({ url, alt: inBoth(alt) })),
    removed: [],
    logo: 'keep',
  }),
  merged(values, { issuance }) {
    const known = new Map(issuance.images.map((picture) => [picture.url, picture]));
    const gone = new Set(values.removed);
    const named = new Map(
      values.pictures
        // One that was sent to us and is not here has been taken away meanwhile.
        .filter(({ url }) => known.has(url) || pictureIn(url) === null)
        .map((picture) => [picture.url, picture]),
    );
    const rest = issuance.images.flatMap(({ url, alt }) => (named.has(url) ? [] : [{ url, alt: inBoth(alt) }]));
    return {
      ...values,
      pictures: [...named.values(), ...rest].filter(({ url }) => !gone.has(url)),
      removed: values.removed.filter((url) => known.has(url)),
      logo: issuance.logoUrl === '' ? 'keep' : values.logo,
    };
  },
  async check({ pictures }, { issuance }) {
    const known = new Set(issuance.images.map(({ url }) => url));
    return pictures.some(({ url }) => !known.has(url)) ? { pictures: problem('validator.error_option') } : {};
  },
  write({ video, pictures, logo }, { issuance }) {
    const cover = pictures[0]?.url ?? '';
    const stays = cover === issuance.coverUrl;
    return {
      introVideo: videoOf(video),
      images: pictures,
      coverUrl: cover,
      // A demo picture is drawn and has its copy in dots beside it; a picture that was sent is one already.
      coverRasterUrl: stays ? issuance.coverRasterUrl : cover.replace(/^(\/projects\/.+)\.svg$/, '$1.jpg'),
      ...(logo === 'remove' ? { logoUrl: '' } : {}),
    };
  },
  async writeBeside({ removed, logo }, { issuance }, call) {
    for (const url of removed) await dropPicture(call, url);
    if (logo === 'remove') await dropPicture(call, issuance.logoUrl);
  },
};

function videoAddress(video: ProjectRow['introVideo']): string {
  if (!video) return '';
  return video.provider === 'youtube' ? `https://www.youtube.com/watch?v=${video.id}` : `https://vimeo.com/${video.id}`;
}
