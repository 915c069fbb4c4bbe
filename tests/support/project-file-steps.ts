import { randomUUID } from 'node:crypto';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { getFile, getPublicFile } from '#contract/files.ts';
import { getProjectPicture, uploadProjectDocument, uploadProjectPicture } from '#contract/project-files.ts';
import { createProject, getProject } from '#contract/projects.ts';
import { pictureIn } from '#domain/issuance/picture.ts';
import type { Speaker } from './back-end.ts';
import type { InvestWorld } from './invest-world.ts';
import { good } from './order-steps.ts';
/** A project's pictures and documents: sent, read and opened, by its issuer unless somebody else is named. */
export function projectFileSteps(world: InvestWorld) {
  async function draft(): Promise<string> {
    const body = {
      title: { es: 'Huerta solar', en: '' },
      product_type: 'DEBT',
      sector: 'energy',
      price: '120',
      tokens_for_sale: 1500,
    } as const;
    return good(await world.call(createProject, { body, as: world.issuer, key: randomUUID() })).data.id;
  }
  const read = async (id: string, as: Speaker = world.issuer) =>
    good(await world.call(getProject, { params: { id }, as })).data;
  const send = (
    id: string,
    picture: File,
    use: 'picture' | 'logo' | 'person' = 'picture',
    as: Speaker = world.issuer,
  ) => world.call(uploadProjectPicture, { params: { id }, body: { use }, files: { picture }, as });
  const sendPaper = (id: string, document: File, body: object = {}, as: Speaker = world.issuer) =>
    world.call(uploadProjectDocument, {
      params: { id },
      body: { kind: 'deck', access: 'public', title_es: 'Plan', title_en: 'Plan', ...body },
      files: { document },
      as,
    });
  const onDisk = async () => (await world.backEnd.deps.files.list(world.tenantId)).map(({ id }) => id).sort();
  const move = (id: string, status: string) =>
    world.db.query('update issuances set status = $2 where id = $1', [id, status]);
  async function bytesAt(path: string, as?: Speaker, host = world.host): Promise<Response> {
    const headers: Record<string, string> = { 'X-TENANT-HOST': host };
    if (as) headers[as.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN'] = as.token;
    return world.backEnd.fetch(new Request(`http://api.test${path}`, { headers }));
  }
  const open = (url: string, as?: Speaker, query = '', host?: string) =>
    bytesAt(`${fillPath(fullPath(getProjectPicture.path), { id: pictureIn(url) ?? '' })}${query}`, as, host);
  const openFile = async (id = '', as?: Speaker) =>
    (await bytesAt(fillPath(fullPath((as ? getFile : getPublicFile).path), { id }), as)).status;
  return { draft, read, send, sendPaper, onDisk, move, open, openFile };
}
export type ProjectFileSteps = ReturnType<typeof projectFileSteps>;

/** A PDF with this text in it. */
export const paper = (text = '', name = 'plan.pdf') =>
  new File([`%PDF-1.4\n${text}\n%%EOF`], name, { type: 'application/pdf' });

/** What is said at the fields of an answer. */
export const problemOf = (answer: { body: { fields?: Record<string, { key: string }> } }) =>
  Object.values(answer.body.fields ?? {}).map(({ key }) => key);
