const RECORD_ID = /^[\w-]{1,100}$/;

/**
 * Whether a text can be the id of a record. Our own back end gives UUIDs; a tenant's own may count its records, or name them as it
 * likes: what such an id means is for the back end that gave it.
 */
export function isRecordId(text: string): boolean {
  return RECORD_ID.test(text);
}
