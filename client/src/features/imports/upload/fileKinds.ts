import { importFormats } from '@contract/imports';

/** The `accept` attribute of the file input. */
export const acceptedFiles = importFormats.map((format) => `.${format}`).join();
