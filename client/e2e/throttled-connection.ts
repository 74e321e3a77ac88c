import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Bytes per second in each direction, and the latency of each direction in milliseconds. */
interface ConnectionSpeed {
  readonly down: number;
  readonly up: number;
  readonly latencyMs: number;
}

export interface ThrottledConnection {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Opens a slow line to a server on this machine: a proxy that forwards everything late and in small pieces. All
 * connections share its bandwidth. The browser's own throttling is not used, since it occasionally leaves a request
 * open for ever.
 */
export async function openThrottledConnection(
  target: string,
  { down, up, latencyMs }: ConnectionSpeed,
): Promise<ThrottledConnection> {
  const [downwards, upwards] = [new Direction(down, latencyMs), new Direction(up, latencyMs)];
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      // The other end is closed too; the error is reported where the request was made.
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((each) => each.destroy()));
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(upwards.slowed()).pipe(far);
    far.pipe(downwards.slowed()).pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('The slow line has no port');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const pieceBytes = 4096;

/** One direction of a line, on which pieces are sent one after another. */
class Direction {
  private freeAt = 0;

  constructor(
    private readonly bytesPerSecond: number,
    private readonly latencyMs: number,
  ) {}

  /** Creates a stream through it. */
  slowed(): Transform {
    let arrived = Promise.resolve();
    const send = async (piece: Buffer, arrive: () => void): Promise<void> => {
      const sentAt = this.take(piece.length);
      const before = arrived;
      arrived = until(sentAt + this.latencyMs).then(() => before.then(arrive));
      await until(sentAt);
    };
    return new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        for (let at = 0; at < chunk.length; at += pieceBytes) {
          const piece = chunk.subarray(at, at + pieceBytes);
          await send(piece, () => this.destroyed || this.push(piece));
        }
        done();
      },
      flush(done) {
        void arrived.then(() => done());
      },
    });
  }

  /** The moment at which this many bytes are sent, after everything queued before them. */
  private take(bytes: number): number {
    this.freeAt = Math.max(performance.now(), this.freeAt) + (bytes / this.bytesPerSecond) * 1000;
    return this.freeAt;
  }
}

function until(moment: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, moment - performance.now());
  });
}
