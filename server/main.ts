import { setFlagsFromString } from 'node:v8';

// Garbage is collected once three fifths more are held than after the last time, instead of twice as much and more: a
// large import then takes some 50 MB less. A fifth saves no more than that, and takes a twentieth more of processor
// time. Set here and not where Node.js is started, since people start it in many ways, and before the rest is loaded:
// the collections of that time decide how much the first large import may gather.
setFlagsFromString('--heap-growing-percent=60');
await import('./serve.js');
