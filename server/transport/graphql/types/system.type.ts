import { systemNoun, type SystemView } from '../../../nouns/system.js';
import { objectType } from '../object-type.js';

export const System = objectType(systemNoun);
export type System = SystemView;
