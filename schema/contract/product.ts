/** The name of the product, on its pages and in their metadata. */
export const productName = 'Autoimmune Atlas';

/** The title in the browser tab of a page. */
export function tabTitle(title: string): string {
  return title === productName ? productName : `${title} · ${productName}`;
}
