import { jsonForScript } from '@contract/rules/markup';

interface StructuredDataProps {
  /** The page's subject, in schema.org's vocabulary. */
  readonly data: object;
}

/**
 * Describes the page's subject to crawlers. The script is data and never runs, so the content security policy does not
 * apply.
 */
export function StructuredData({ data }: StructuredDataProps) {
  return <script type="application/ld+json">{jsonForScript(data)}</script>;
}
