import { useDebouncedValue } from '@mantine/hooks';

import { NameOffer } from '../names/NameOffer';
import { type NamedField, namedFields } from '../names/useNameOffers';
import type { MantineEntryForm } from './useDraftedForm';

interface EntryNameOffersProps {
  readonly form: MantineEntryForm;
}

/**
 * Offers other names for the named fields. They come after all fields of their section, because an offer that appears
 * while someone types must not catch the Tab key on its way to the next field.
 */
export function EntryNameOffers({ form }: EntryNameOffersProps) {
  return namedFields.map((field) => <FieldNameOffer key={field} field={field} form={form} />);
}

const debounceMs = 400;

/** Offers another name once typing pauses; a used one replaces the text, and the focus goes to the field. */
function FieldNameOffer({ field, form }: EntryNameOffersProps & { readonly field: NamedField }) {
  const [text] = useDebouncedValue(form.useWatchValue(field), debounceMs);
  const handleUse = (name: string) => {
    form.setFieldValue(field, name);
    requestAnimationFrame(() => form.getInputNode(field)?.focus());
  };
  return <NameOffer field={field} text={text} onUse={handleUse} />;
}
