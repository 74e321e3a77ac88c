import type { Services } from './services.js';
import { SubmissionService } from './submissions/submission.service.js';
import { SubmissionAnswerService } from './submissions/submission-answer.service.js';
import { SubmissionReviewService } from './submissions/submission-review.service.js';

type SubmissionServices = Pick<Services, 'submissions' | 'submissionAnswers' | 'submissionReviews'>;

/** Makes the use cases about what people propose. */
export function createSubmissionServices(): SubmissionServices {
  return {
    submissions: new SubmissionService(),
    submissionAnswers: new SubmissionAnswerService(),
    submissionReviews: new SubmissionReviewService(),
  };
}
