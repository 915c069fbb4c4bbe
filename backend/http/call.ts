import type { z } from 'zod';
import type { SessionKind } from '#backend/db/schema/sessions.ts';
import type { KeptFile } from '#backend/files/keep-file.ts';
import type { Upload } from '#backend/files/upload.ts';
import type { Work } from '#backend/work.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Role } from '#domain/access/roles.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The person behind a request. */
export interface CallUser {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  role: Role;
  roles: readonly Role[];
  /** A manager shows pre-campaign projects to them. */
  seesPreCampaign: boolean;
  /** Language of the mails to this person. */
  lang: Language;
}

/** The token that spoke. */
export interface CallSession {
  id: string;
  kind: SessionKind;
  expiresAt: Date;
  /** The manager who looks through this person's eyes, or null. */
  impersonatorUserId: string | null;
}

/** One request as a use case sees it. */
export interface Call extends Work {
  user: CallUser | null;
  session: CallSession | null;
  /** What the reader reads: `Accept-Language`, which the dashboard sets to the language of the page. */
  lang: Language;
  requestId: string;
  /** Of an idempotent endpoint; the kernel keeps the answer under it. */
  idempotencyKey: string | null;
  /** The visitor's network address, where somebody trusted told it. */
  address: string | null;
  /** Whether a dashboard has shown that it is one, or runs on this machine of one's own. */
  isDashboard: boolean;
  /** The visitor's browser as it names itself. */
  agent: string;
  /** Every token that was sent, hashed: for signing out. */
  tokenHashes: readonly string[];
}

/** A request with somebody signed in. */
export interface SignedInCall extends Call {
  user: CallUser;
  session: CallSession;
}

/** What the endpoint's `caller` promises of the call. */
export type CallOf<E extends Endpoint> = E['caller'] extends 'anyone' ? Call : SignedInCall;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type FilesOf<E extends Endpoint> = E['files'] extends readonly (infer Name extends string)[]
  ? { [name in Name]?: Upload }
  : Record<never, never>;

/** The checked parts of a request. Files are there by field name where they were sent, not yet looked into (`keepUpload`). */
export interface InputOf<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  files: FilesOf<E>;
}

/** The answer of an endpoint whose `answerKind` is `file`. */
export interface FileReply {
  file: KeptFile;
  /** The bytes, where they are to be shown in a page (`shownFile`). Without them the file is an attachment. */
  shown?: Uint8Array<ArrayBuffer>;
  /** A picture that we have written ourselves and never change: shown as it is, and kept by whoever may see it: any cache, or the reader's own alone. */
  picture?: 'public' | 'private';
}

/** What a use case returns: the answer before defaults and transforms, a file, or nothing. */
export type ReplyOf<E extends Endpoint> = E['answerKind'] extends 'file'
  ? FileReply
  : E['answer'] extends z.ZodType
    ? z.input<E['answer']>
    : undefined;
