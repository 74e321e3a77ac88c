import { onDemand } from '../../../components/OnDemand';

/** The form to answer a reviewer; most who follow a submission only read. */
export const answerCode = onDemand(async () => (await import('./AnswerForm')).AnswerForm);
