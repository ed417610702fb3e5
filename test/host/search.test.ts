import { openWorld } from '../support/world.ts';
import { searchSuite } from './search-suite.ts';

searchSuite('embedded database', () => openWorld([]));
