import { openDatabase } from '../../fixtures/host/db.ts';
import { searchSuite } from './search-suite.ts';

searchSuite('embedded database', () => openDatabase({ dataDir: 'memory' }));
