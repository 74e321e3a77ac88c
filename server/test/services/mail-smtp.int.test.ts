import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

import { Secret } from '../../secret.js';
import { type AddressedEmail, SmtpTransport } from '../../services/mail/mail-transport.js';

const email: AddressedEmail = {
  id: 'an-id',
  to: 'olga@example.org',
  subject: 'Grüße',
  text: 'Hello Olga,\n',
  html: '<p>Hello Olga,</p>',
};

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly body: string;
}

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

/** Starts an SMTP server for the test; returns its address and the received e-mails. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let body = '';
      stream.on('data', (part: Buffer) => (body += part.toString()));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), body });
        done();
      });
    },
    ...options,
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return { port, received };
}

const transportTo = (url: string) => new SmtpTransport(new Secret(url), 'Atlas <atlas@example.org>');

describe('SMTP transport', () => {
  it('sends an e-mail as text and HTML', async () => {
    const { port, received } = await startServer();
    await transportTo(`smtp://127.0.0.1:${String(port)}`).deliver(email);
    const mail = await PostalMime.parse(received[0]?.body ?? '');

    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'atlas@example.org', to: ['olga@example.org'] });
    expect([mail.subject, mail.text?.trim(), mail.html?.trim()]).toEqual([
      email.subject,
      'Hello Olga,',
      email.html,
    ]);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('signs in with the user name and password of SMTP_URL', async () => {
    const seen: unknown[] = [];
    const { port, received } = await startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    await transportTo(`smtp://atlas:hunter%402@127.0.0.1:${String(port)}`).deliver(email);

    expect(seen).toEqual([['atlas', 'hunter@2']]);
    expect(received).toHaveLength(1);
  });

  it('sends to one recipient, whatever the stored address contains', async () => {
    const { port, received } = await startServer();
    const odd = { ...email, to: 'olga+lists=a@example.org' };
    await transportTo(`smtp://127.0.0.1:${String(port)}`).deliver(odd);

    expect(received[0]?.to).toEqual(['olga+lists=a@example.org']);
  });

  it('fails if the server is unreachable or rejects the recipient', async () => {
    const { port } = await startServer({
      onRcptTo: (_address, _session, done) => done(new Error('unknown')),
    });

    await expect(transportTo(`smtp://127.0.0.1:${String(port)}`).deliver(email)).rejects.toThrow();
    await expect(transportTo('smtp://127.0.0.1:1').deliver(email)).rejects.toThrow();
  });
});
