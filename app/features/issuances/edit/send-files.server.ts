import { call } from '#app/api/call.server.ts';
import { refusalText } from '#app/api/error-catalogue.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { messageOf } from '#app/forms/message.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { uploadProjectDocument, uploadProjectPicture } from '#contract/project-files.ts';
import type { PictureUse } from '#domain/issuance/picture.ts';
import { problem } from '#domain/validation/problem.ts';
import { NEW_DOCUMENT, NEW_PICTURES } from './file-names.ts';

/** What was left of some files, each by its name with the reason, by field of the form; empty where all were taken. */
type Left = Record<string, string[]>;

/** Sends a project's files one after the other: one that is refused holds up none of the others. Where nobody answers the rest is not tried. */
export class FileSending {
  readonly left: Left = {};
  taken = 0;
  readonly #visit: SignedInVisit;
  readonly #id: string;
  readonly #form: SubmittedForm;

  constructor(visit: SignedInVisit, id: string, form: SubmittedForm) {
    this.#visit = visit;
    this.#id = id;
    this.#form = form;
    for (const { field, name, problem: why } of form.refusedFiles) this.#leave(field, name, messageOf(visit, why));
  }

  /** The pictures of people, before the people are saved: the address of each goes into its place. */
  async faces(value: Record<string, unknown>): Promise<Record<string, unknown>> {
    const found = { ...value };
    for (const name of new Set(this.#form.data.keys())) {
      const place = /^team_(\d+)_photo$/.exec(name)?.[1];
      const file = place ? this.#form.file(name) : null;
      const url = file && (await this.#picture(name, file, 'person'));
      if (url) found[`team_${place}_picture`] = url;
    }
    return found;
  }

  /** Further pictures and the mark. */
  async pictures(): Promise<void> {
    for (const file of this.#form.files(NEW_PICTURES)) await this.#picture(NEW_PICTURES, file, 'picture');
    const logo = this.#form.file('new_logo');
    if (logo) await this.#picture('new_logo', logo, 'logo');
  }

  /** Another version for each document that has a file, and the new one. */
  async documents(value: Record<string, unknown>): Promise<void> {
    for (const name of new Set(this.#form.data.keys())) {
      const place = /^documents_(\d+)_file$/.exec(name)?.[1];
      const file = place ? this.#form.file(name) : null;
      const id = place ? String(value[`documents_${place}_id`] ?? '') : '';
      if (file && id) await this.#document(name, file, { document_id: id });
    }
    const text = (name: string) => this.#form.text(`${NEW_DOCUMENT}_${name}`).trim();
    const file = this.#form.file(NEW_DOCUMENT);
    const words = { title_es: text('title_es'), title_en: text('title_en'), expires_on: text('expires_on') };
    if (file) await this.#document(NEW_DOCUMENT, file, { ...words, kind: text('kind'), access: text('access') });
    else if (Object.values(words).some(Boolean))
      this.#leave(NEW_DOCUMENT, '', messageOf(this.#visit, problem('validator.error_null')));
  }

  async #picture(field: string, file: File, use: PictureUse): Promise<string | null> {
    return this.#send(field, file, async () => {
      const body = formDataOf({ use, picture: file });
      return (await call(this.#visit, uploadProjectPicture, { params: { id: this.#id }, body })).data.url;
    });
  }

  async #document(field: string, file: File, words: Record<string, string>): Promise<void> {
    await this.#send(field, file, () =>
      call(this.#visit, uploadProjectDocument, {
        params: { id: this.#id },
        body: formDataOf({ ...words, document: file }),
      }),
    );
  }

  async #send<T>(field: string, file: File, act: () => Promise<T>): Promise<T | null> {
    try {
      const sent = await act();
      this.taken += 1;
      return sent;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      const wrong = Object.entries(failure.fields);
      for (const [name, why] of wrong) {
        const isFile = name === 'picture' || name === 'document';
        this.#leave(isFile ? field : `${field}_${name}`, isFile ? file.name : '', messageOf(this.#visit, why));
      }
      if (wrong.length === 0) this.#leave(field, file.name, refusalText(this.#visit.t, failure));
      return null;
    }
  }

  #leave(field: string, name: string, why: string): void {
    const line = name === '' ? why : this.#visit.t('projects:fileLeft', { name, why });
    this.left[field] = [...(this.left[field] ?? []), line];
  }
}
