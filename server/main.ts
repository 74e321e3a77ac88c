import { keepHeapSmall } from './keep-heap-small.js';

// Before all else is loaded: each collection settles how much may be held until the next, and the last of loading decides for the
// first large import.
keepHeapSmall();
await import('./serve.js');
