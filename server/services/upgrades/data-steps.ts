import type { DataStep } from './data-step.js';
import { searchWordsStep } from './search-words.step.js';

/** Every data step in the order in which they run. A new one gets the next number; a released one stays as it is. */
export const dataSteps: readonly DataStep[] = [searchWordsStep];
