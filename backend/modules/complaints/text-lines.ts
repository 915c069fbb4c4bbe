/** What somebody wrote as its lines, the empty ones left out. */
export const textLines = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
