/**
 * `node --import tsx test/faults/flood.ts http://localhost:3000`: what somebody else waits for a search while one program sends
 * 50 × 200 searches at once, from the same address and, on this machine, from another one; and after that program has left.
 * Ends with 1 where one of these searches takes more than two seconds.
 */
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [, , origin = 'http://localhost:3000'] = process.argv;
const { hostname, port } = new URL(origin);
const connections = 50;
const each = 200;
/** Longest time of somebody else's search, ms. */
const limitMs = 2_000;

const words = ['lamp', 'pan', 'shoes', 'chair', 'tea', 'bag', 'watch', 'camera', 'ski', 'desk'];
/** Another text for each, so that no answer is there already. */
const address = (at: number) => `/reviews/search.json?q=${words[at % words.length]}+${at}`;

/** Asks as another person would, with a connection of their own. */
function search(localAddress: string, at: number): Promise<{ ms: number; status: number | undefined }> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    const agent = new Agent({ localAddress });
    const options = { agent, headers: { Accept: 'application/json' } };
    get(origin + address(at), options, answer => {
      answer.resume();
      answer.on('end', () => {
        agent.destroy();
        resolve({ ms: performance.now() - since, status: answer.statusCode });
      });
    }).on('error', reject);
  });
}

/** Some searches after each other. Returns whether each of them was answered in time. */
async function others(when: string, localAddress: string): Promise<boolean> {
  const found: Awaited<ReturnType<typeof search>>[] = [];
  for (let count = 0; count < 5; count += 1) {
    found.push(await search(localAddress, 1_000_000 + Math.floor(Math.random() * 1e6)));
    await wait(200);
  }
  const times = found.map(({ ms }) => Math.round(ms));
  const statuses = [...new Set(found.map(({ status }) => status))];
  console.log(
    `${when}, from ${localAddress}: ${times.join(', ')} ms, status ${statuses.join(', ')}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  return Math.max(...times) <= limitMs && statuses.every(status => status === 200);
}

const sockets: Socket[] = [];
let answers = 0;
function flood(): void {
  for (let one = 0; one < connections; one += 1) {
    const socket = connect(Number(port || 80), hostname);
    sockets.push(socket);
    socket.on('error', () => {});
    socket.on('data', data => {
      answers += String(data).split('HTTP/1.1 ').length - 1;
    });
    for (let at = 0; at < each; at += 1)
      socket.write(
        `GET ${address(one * each + at)} HTTP/1.1\r\nHost: ${hostname}\r\nAccept: application/json\r\n\r\n`,
      );
  }
}

const results = [await others('before', '127.0.0.1')];
flood();
await wait(500);
results.push(await others('during', '127.0.0.1'), await others('during', '127.0.0.2'));
console.log(`${answers} of ${connections * each} answered by then`);
for (const socket of sockets) socket.destroy();
results.push(await others('after it has left', '127.0.0.1'));
if (results.includes(false)) process.exitCode = 1;
