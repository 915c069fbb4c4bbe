import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PICTURE_USES } from '#domain/issuance/picture.ts';
import { isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { files } from './files.ts';
import { issuances } from './issuances.ts';
import { users } from './users.ts';

/** Pictures that were sent for a project. Which are shown, in what order and with what words: `issuances.images`, `logoUrl` and the team. */
export const issuancePictures = pgTable(
  'issuance_pictures',
  {
    tenantId: tenantId(),
    id: uuid().notNull(),
    issuanceId: uuid().notNull(),
    use: text({ enum: PICTURE_USES }).notNull(),
    /** Of its largest size, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the file as it was sent, hex. */
    sourceSha256: text('source_sha256').notNull(),
    createdAt: moment().notNull(),
    createdBy: uuid().notNull(),
  },
  (t) => [
    primaryKey({ name: 'issuance_pictures_pk', columns: [t.tenantId, t.id] }),
    index('issuance_pictures_issuance').on(t.tenantId, t.issuanceId, t.use, t.sourceSha256),
    sameTenant('issuance_pictures_issuance', [t.tenantId, t.issuanceId], [issuances.tenantId, issuances.id]),
    sameTenant('issuance_pictures_sender', [t.tenantId, t.createdBy], [users.tenantId, users.id]),
    check('issuance_pictures_use', isOneOf('use', PICTURE_USES)),
    check('issuance_pictures_size', sql.raw('width > 0 and height > 0')),
  ],
);

/** The files of a picture, by their width in pixels. */
export const issuancePictureSizes = pgTable(
  'issuance_picture_sizes',
  {
    tenantId: tenantId(),
    pictureId: uuid().notNull(),
    width: integer().notNull(),
    fileId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ name: 'issuance_picture_sizes_pk', columns: [t.tenantId, t.pictureId, t.width] }),
    sameTenant(
      'issuance_picture_sizes_picture',
      [t.tenantId, t.pictureId],
      [issuancePictures.tenantId, issuancePictures.id],
    ).onDelete('cascade'),
    sameTenant('issuance_picture_sizes_file', [t.tenantId, t.fileId], [files.tenantId, files.id]),
  ],
);
