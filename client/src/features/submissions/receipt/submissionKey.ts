/** What lets a submitter at a submission: the id for whoever is signed in, the secret of the receipt for everybody. */
export type SubmissionKey = { readonly id: string } | { readonly ticket: string };
