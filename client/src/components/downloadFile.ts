import { isSessionDead, RestFailure } from '../apollo/serverError';
import { bearer, session } from '../session/session';
import { saveFile } from './saveFile';

/**
 * Downloads a file and passes it to the browser to save. Unlike a plain link, it can report a failure, also when the
 * answer breaks off half way.
 */
export async function downloadFile(address: string, usualName: string): Promise<void> {
  const { token } = session.state();
  const answer = await (token === null ? fetch(address) : fetch(address, { headers: bearer(token) }));
  // A page is no file of ours: the sign-in of a network or a proxy answers everything with one.
  if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/html'))
    throw refusal(new RestFailure(answer.status, await answer.text()), token);
  const file = await answer.blob();
  saveFile(file, nameIn(answer.headers.get('content-disposition')) ?? usualName);
}

/** A refused token ends its session. */
function refusal(failure: RestFailure, token: string | null): RestFailure {
  if (token !== null && isSessionDead(failure)) session.expire(token);
  return failure;
}

function nameIn(disposition: string | null): string | null {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? null;
}
