import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { makeFolder } from '../../make-folder.js';

const ours = /^autoimmune-atlas-\d{8}T\d{6}Z\.zip$/;
const unverified = '.unverified';
const leftOver = /^autoimmune-atlas-\d{8}T\d{6}Z\.zip\.unverified(?:\.part)?$/;

/** The folder with the backups that the server writes. Files of other names are never touched. */
export class BackupFolder {
  constructor(private readonly folder: string) {}

  /** Returns the path for a backup that is not verified yet. */
  pathFor(at: Date): string {
    const stamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
    return join(this.folder, `autoimmune-atlas-${stamp}.zip${unverified}`);
  }

  /** Creates the folder, and removes backups that were not verified, as of a server that was killed. */
  async prepare(): Promise<void> {
    await makeFolder(this.folder);
    for (const name of await readdir(this.folder)) {
      if (leftOver.test(name)) await rm(join(this.folder, name));
    }
  }

  /** Gives a verified backup its final name, and removes the oldest ones but `keep`. Returns its path. */
  async keep(path: string, keep: number): Promise<string> {
    const final = path.slice(0, -unverified.length);
    await rename(path, final);
    const all = (await readdir(this.folder)).filter((name) => ours.test(name)).sort();
    for (const name of all.slice(0, -keep)) await rm(join(this.folder, name));
    return final;
  }
}
