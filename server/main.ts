import { keepHeapSmall } from './keep-heap-small.js';

// First, since the collections while all else is loaded decide how much the first large import may gather.
keepHeapSmall();
await import('./serve.js');
