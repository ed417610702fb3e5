/** What a search reads in a text, and which products it finds by it. */
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Asked } from './search-suite.ts';

export function wordTests(test: Test, { ask, titles, total, suggest, db }: Asked): void {
  test('finds products by words of their title, in any form and order', async () => {
    assert.equal(await titles('q=iron+stewpots'), ['Cast Iron Stewpot']);
    assert.equal(await titles('q=STEWPOT+cast'), ['Cast Iron Stewpot']);
  });

  test('reads words as they are seen, whatever marks stand within them', async () => {
    for (const mark of ['%C2%AD', '%E2%81%A0', '%EF%BB%BF', '%E2%80%8E'])
      assert.equal(await titles(`q=iron+st${mark}ewp${mark}ot`), ['Cast Iron Stewpot'], mark);
  });

  test('takes the last word as the beginning of a longer one', async () => {
    assert.equal(await titles('q=cast+ste'), ['Cast Iron Stewpot']);
    assert.is((await ask('q=ste+cast')).metrics?.relaxed_q, 'cast');
    assert.is(await total('q=st'), 0);
  });

  test('reads words that are written together or apart', async () => {
    assert.equal(await titles('q=stew+pot'), ['Cast Iron Stewpot']);
    assert.is(await total('q=tablelamps'), 61);
  });

  test('reads other words for the same, as the table of synonyms says it', async () => {
    assert.equal(await titles('q=dutch+oven'), ['Cast Iron Stewpot']);
    assert.is(await total('q=kaleidoscope'), 0);
    await db().exec(
      `insert into search_synonyms (meaning, phrase) values (-1, 'kaleidoscope'), (-1, 'lampion')`,
    );
    assert.equal(await titles('q=kaleidoscopes'), ['Café Lampion']);
  });

  test('leaves out words until a product has all others, and says what it looked for', async () => {
    const answer = await ask('min_transparency=0&q=inflatable+iron+stewpot');
    assert.is(answer.data.rounded_results_total_count, 1);
    assert.is(answer.metrics?.relaxed_q, 'iron stewpot');
    // Where the thing is unknown, the least of its words says nothing about it.
    assert.is((await ask('q=inflatable+yoga+heavy')).data.search_results.length, 0);
    // Hidden products do not count. The answer then has the number with them.
    const hidden = await ask('q=inflatable+copper+saucepan');
    assert.is(hidden.metrics?.corrected_q, null);
    assert.equal(hidden.metrics?.results_without, { min_transparency: 1 });
    // Words that name a product stay.
    assert.is((await ask('q=ratatouille+lampion')).metrics?.relaxed_q, 'lampion');
    // Idle words are never required. Those that no result has are left out, which is said, too.
    assert.is((await ask('q=the+best+stewpot+for+my+mother')).metrics?.relaxed_q, 'stewpot');
  });

  test('leaves out what a text does not want', async () => {
    assert.is(await total('q=lamp+without+copper'), Number(await total('q=lamp')) - 1);
    assert.not.ok((await titles('q=lamp+without+copper')).includes('Copper Floor Lamp'));
  });

  test('shows what is close below what has all words, and of a text that nothing has the thing itself', async () => {
    const brass = await ask('q=copper+lamp');
    assert.is(brass.data.search_results[0]?.title, 'Copper Floor Lamp');
    assert.is(brass.metrics?.matching_count, 1);
    // Close ones fill the first page and are not counted, so that a filter never finds more.
    assert.is(brass.data.rounded_results_total_count, 1);
    assert.is(brass.data.search_results.length, 48);
    assert.is((await ask('q=copper+lamp&page=2')).data.search_results.length, 0);
    // "Stewpot" is what is looked for, although "lamp" is what most things are.
    assert.is(
      (await ask('q=a+stewpot+to+put+under+a+lamp')).data.search_results[0]?.title,
      'Cast Iron Stewpot',
    );
    assert.is((await ask('q=brass+lamp')).metrics?.matching_count, undefined);
  });

  test('holds limits of the price, also where nothing is as cheap', async () => {
    /** How many are as cheap; undefined where all that are shown are. */
    const matching = async (q: string) => (await ask(`q=${encodeURIComponent(q)}`)).metrics?.matching_count;
    // 46 pounds are 54.64 euro.
    assert.is(await matching('stewpot under 55 euro'), undefined);
    assert.is(await matching('stewpot under 50 euro'), 0);
    assert.is(await total('q=brass+lamp+between+20+and+29+euro'), 10);
    // Without a currency it is the money of the shopper.
    assert.is(await matching('stewpot under 50'), undefined);
    assert.is((await ask('q=stewpot+under+50&currency=GBP')).metrics?.matching_count, undefined);
    const { metrics } = await ask('q=stewpot+under+50&currency=EUR');
    assert.is(metrics?.matching_count, 0);
    assert.is(metrics?.price_read?.max, 50);
    assert.is((await ask('q=stewpot+under+50')).metrics?.price_read?.named_q, 'stewpot under 50 {currency}');
  });

  test('puts what comes nearest to the price first where nothing is as cheap or as dear', async () => {
    const [first] = await titles('q=lamp+under+1&currency=EUR');
    assert.is(first, (await titles('q=lamp&sort_by=price_asc'))[0]);
    const [dearest] = await titles('q=lamp+over+9000&currency=EUR');
    assert.is(dearest, (await titles('q=lamp&sort_by=price_desc'))[0]);
    assert.is.not(first, (await titles('q=lamp'))[0]);
  });

  test('pays no heed to accents and punctuation', async () => {
    assert.equal(await titles('q=cafe+lampion'), ['Café Lampion']);
    assert.equal(await titles(`q=${encodeURIComponent('«Café»: lampion!')}`), ['Café Lampion']);
  });

  test('looks into descriptions when hardly any title has the words', async () => {
    assert.equal(await titles('q=ratatouille'), ['Cast Iron Stewpot']);
  });

  test('mends typing errors of words that nothing has', async () => {
    const answer = await ask('min_transparency=0&q=stewpto');
    assert.equal(
      answer.data.search_results.map(one => one.title),
      ['Cast Iron Stewpot'],
    );
    assert.is(answer.metrics?.corrected_q, 'stewpot');
    assert.is(answer.metrics?.relaxed_q, undefined);
    assert.is(await total('q=brasss+lamp'), 60);
  });

  test('finds nothing for words that are like nothing, and for signs alone', async () => {
    assert.is(await total('q=qxzvvkj'), 0);
    assert.is(await total('q=%3F%3F%3F'), 0);
    assert.is(await total('q=of+the'), 0);
    assert.is(await total('q=50%25+off'), 0);
  });

  test('puts better matches first: the title itself before the names around it', async () => {
    assert.equal((await titles('q=copper')).sort(), ['Copper Floor Lamp', 'Copper Saucepan']);
    assert.equal((await titles('q=potter')).sort(), ['Cast Iron Stewpot', 'Copper Saucepan']);
  });

  test('suggests phrases of titles while they are typed, and the category they lie in', async () => {
    const suggestions = await suggest('bras');
    assert.is(suggestions[0]?.text, 'brass table lamp');
    assert.ok(suggestions.some((one: { id?: number }) => typeof one.id === 'number'));
    assert.ok(suggestions.length <= 8);
    assert.equal(await suggest(''), []);
    assert.equal(await suggest('%'), []);
  });

  test('suggests what products are whose titles have the words, where no phrase begins so', async () => {
    assert.equal(
      (await suggest('iron cas')).map((one: { text: string }) => one.text),
      ['cast iron stewpot'],
    );
    // Hidden products are not suggested: that would lead to nothing.
    assert.equal(await suggest('copper sauc'), []);
  });

  test('suggests in spite of typing errors', async () => {
    assert.match((await suggest('brsas ta'))[0]?.text ?? '', /^brass table/);
  });
}
