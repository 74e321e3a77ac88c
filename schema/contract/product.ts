/** What the product is called, on its pages and in what is said of them. */
export const productName = 'Autoimmune Atlas';

/** What the tab of a page says. */
export function tabTitle(title: string): string {
  return title === productName ? productName : `${title} · ${productName}`;
}
