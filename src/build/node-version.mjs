/** Imported first by what runs on Node: an older Node gets one sentence. Run by itself, it checks nothing else. */
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const oldest = Number.parseInt(engines.node.replace('>=', ''), 10);
const { node } = process.versions;
if (Number.parseInt(node, 10) < oldest) {
  console.error(`Node ${oldest} or newer is needed; this is Node ${node}.`);
  process.exit(1);
}
