import type { Services } from '../../../services/services.js';

/** The base of the resolver classes, whose methods call services. */
export class ServiceResolver {
  constructor(protected readonly services: Services) {}
}
