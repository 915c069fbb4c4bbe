import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, isOneOf, moment, sameTenant, tenantId } from './columns.ts';
import { tenants } from './tenants.ts';
import { users } from './users.ts';

/** What a file is for; it decides who may read it. */
const FILE_KINDS = [
  'proof',
  'contract',
  'identity',
  'issuance_document',
  'distribution_document',
  'image',
  'evidence',
  'export',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];
/** `owner`: its owner and the tenant's managers; `signed-in`: every person of the tenant; `public`: anyone. */
const FILE_ACCESS = ['owner', 'signed-in', 'public'] as const;
export type FileAccess = (typeof FILE_ACCESS)[number];

/** What is known of a stored file; the bytes lie in the file store under the row's id. */
export const files = pgTable(
  'files',
  {
    tenantId: tenantId().references(() => tenants.id),
    id: id(),
    ownerUserId: uuid(),
    kind: text({ enum: FILE_KINDS }).notNull(),
    access: text({ enum: FILE_ACCESS }).notNull(),
    /** As the person called it, cleaned; only ever shown, never a path. */
    name: text().notNull(),
    /** By content, not by what the sender said. */
    contentType: text().notNull(),
    bytes: integer().notNull(),
    /** Of the stored bytes, hex. */
    sha256: text().notNull(),
    createdAt: moment().notNull(),
    /** A hidden document that is open only until then. */
    expiresAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('files_owner').on(t.tenantId, t.ownerUserId),
    sameTenant('files_owner', [t.tenantId, t.ownerUserId], [users.tenantId, users.id]),
    check('files_kind', isOneOf('kind', FILE_KINDS)),
    check('files_access', isOneOf('access', FILE_ACCESS)),
    check('files_bytes', sql.raw('bytes > 0')),
  ],
);

/** What people without an account have sent on a day of the tenant's. */
export const strangerUploads = pgTable(
  'stranger_uploads',
  {
    tenantId: tenantId().references(() => tenants.id),
    /** A place's address, hashed; `all`: all of them together. */
    whose: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    files: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ name: 'stranger_uploads_pk', columns: [t.tenantId, t.whose, t.day] })],
);

/** What a person has sent on a day of the tenant's: the quota (`TenantSettings.uploads`) is counted here, whatever becomes of the files. */
export const uploadDays = pgTable(
  'upload_days',
  {
    tenantId: tenantId(),
    userId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    files: integer().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'upload_days_pk', columns: [t.tenantId, t.userId, t.day] }),
    sameTenant('upload_days_user', [t.tenantId, t.userId], [users.tenantId, users.id]),
  ],
);
