import { OnDemand, onDemand } from '../../../components/OnDemand';
import type { MeasureFormProps } from './MeasureForm';

// Its inputs are large, and few readers review numbers.
const formCode = onDemand(async () => (await import('./MeasureForm')).MeasureForm);

/** The form of a number, loaded when it is opened. */
export function EditMeasure(props: MeasureFormProps) {
  return <OnDemand code={formCode}>{(MeasureForm) => <MeasureForm {...props} />}</OnDemand>;
}
