/** The host that the tests of the check share: what it answers is asked for once, and then changed on its way for each. */
import { readContract } from '../../../src/build/contract/list.ts';
import type { Browser } from '../../host/browser-session.ts';
import { hostSuite } from '../../host/host-suite.ts';
import { fetchOf } from './host-on.ts';
import { mutantWorld } from './mutants/world.ts';

export const { test, host } = hostSuite('check of a host', mutantWorld);
export const contract = await readContract();
export const fetching = fetchOf(() => host.app);

let session: Promise<Browser> | undefined;
/** Somebody who is signed in; the same for all, so that what they see is kept. */
export const ada = (): Promise<Browser> => (session ??= host.signedIn());
