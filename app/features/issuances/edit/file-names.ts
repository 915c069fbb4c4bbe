/** Fields of files that the section itself does not have. */
export const NEW_PICTURES = 'new_pictures';
export const NEW_DOCUMENT = 'new_document';

/** Most files in one form: those that a project may have, and some more, so that each that is too many is named. */
export const FILES_AT_ONCE = 100;
