import { execFile, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../fixtures/rails', import.meta.url));

export interface RailsHost {
  /** `http://localhost:PORT` */
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the Rails host in front of a fixture host; null where Ruby, Rails or puma is missing.
 * @param cwd the folder of another application
 */
export async function startRails(fixtureHost: string, cwd = folder): Promise<RailsHost | null> {
  if (!(await isInstalled()) && !(process.env.CI && (await install()))) return null;
  const origin = `http://localhost:${await freePort()}`;
  const env = { ...process.env, MARKETPLACE_HOST: fixtureHost, RAILS_ENV: 'production' };
  const child = spawn('puma', ['-b', origin.replace('http', 'tcp'), 'config.ru'], { cwd, env });
  const ended = new Promise<string>(resolve => child.on('exit', () => resolve(output)));
  let output = '';
  const listens = new Promise<null>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', text => {
        output += text;
        if (output.includes('Listening on')) resolve(null);
      });
  });
  const failure = await Promise.race([listens, ended]);
  if (failure !== null) throw new Error(`the Rails host did not start:\n${failure}`);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const isInstalled = () =>
  run('ruby', [
    '-e',
    "require 'action_controller/railtie'; require 'sprockets/railtie'; require 'puma'",
  ]).then(
    () => true,
    () => false,
  );

/** Continuous integration installs Debian's packages where it may. */
const install = () =>
  run('sh', ['install.sh'], { cwd: folder, timeout: 90_000 }).then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}
