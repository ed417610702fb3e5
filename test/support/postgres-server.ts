import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface TestServer {
  readonly url: string;
  readonly version: string;
  /** Stops it as an administrator does who ends all connections, and starts it again. */
  restart(): Promise<void>;
  /** Kills the process of a connection, upon which the server ends all others and recovers. */
  kill(processId: number): void;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server of its own in a new folder; null where none is installed. */
export async function startPostgres(): Promise<TestServer | null> {
  const bin = findPrograms();
  if (!bin) return null;
  const user = await serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-postgres-'));
  if (user) await chown(folder, user.uid, user.gid);
  const program = (name: string, ...parameters: string[]) =>
    run(join(bin, name), parameters, {
      ...user,
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    });
  const data = join(folder, 'data');
  const port = await freePort();
  await program('initdb', '-D', data, '-U', 'tester', '--auth=trust', '--encoding=UTF8', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const start = () => program('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  await start();
  const { stdout } = await program('postgres', '--version');
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    version: /[\d.]+/.exec(stdout)?.[0] ?? '',
    async restart() {
      await program('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop');
      await start();
    },
    kill: processId => void process.kill(processId, 'SIGKILL'),
    async stop() {
      await program('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the server's programs: on the path, or where Linux distributions put them, the newest first. */
function findPrograms(): string | null {
  const installed = '/usr/lib/postgresql';
  const versions = existsSync(installed) ? readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map(version => join(installed, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return (
    folders.find(folder => ['initdb', 'pg_ctl', 'postgres'].every(name => existsSync(join(folder, name)))) ??
    null
  );
}

/** The server refuses to run as root: then it runs as the first of the usual users that exists. */
async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const ids = await Promise.all(['-u', '-g'].map(kind => run('id', [kind, name]))).catch(() => null);
    if (ids) return { uid: Number(ids[0]?.stdout), gid: Number(ids[1]?.stdout) };
  }
  return null;
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
