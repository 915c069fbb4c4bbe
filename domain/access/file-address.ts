/** Where a file of a record is fetched by whoever may read it. */
export function fileAddress(id: string): string {
  return `/resources/files/${encodeURIComponent(id)}`;
}

/** Where a document of a project is fetched that anybody may read. */
export function publicFileAddress(id: string): string {
  return `/resources/public-files/${encodeURIComponent(id)}`;
}
