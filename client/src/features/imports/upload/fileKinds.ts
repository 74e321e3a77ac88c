import { importFormats } from '@contract/imports';

/** The `accept` attribute of the file input. */
export const acceptedFiles = importFormats.map((format) => `.${format}`).join();

const megabyte = 1_048_576;

/** Formats a size in bytes: `20 MB`, `0.4 MB`. */
export function megabytes(bytes: number): string {
  const size = bytes / megabyte;
  return `${size < 10 ? Math.max(0.1, Math.round(size * 10) / 10) : Math.round(size)} MB`;
}
