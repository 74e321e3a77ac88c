import { useAddressView } from '../../hooks/useAddressView';
import { useTyped } from '../../hooks/useTyped';
import { paths } from '../../paths';
import { calculatorAddress, type CalculatorView, readCalculatorView } from './calculatorView';

export const pathOf = (view: CalculatorView) => paths.calculator(calculatorAddress(view));

/**
 * The view in the address, and a function that changes a part of it. A change is shown at once, as the address will
 * read it: the inputs would lose letters and their caret if they waited for the address.
 */
export function useCalculatorView() {
  const [arrived, show] = useAddressView(readCalculatorView, pathOf);
  const [typed, setTyped] = useTyped<CalculatorView, string>(pathOf(arrived));
  const view = typed?.content ?? arrived;
  const showView = (change: Partial<CalculatorView>) => {
    const query = new URL(pathOf({ ...view, ...change }), window.location.origin).searchParams;
    const next = readCalculatorView(query);
    setTyped({ content: next, sent: [...(typed?.sent ?? []), pathOf(next)] });
    show(next, { replace: true });
  };
  return [view, showView] as const;
}
