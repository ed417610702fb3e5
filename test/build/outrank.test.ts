import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { outrank } from '../../src/build/outrank.mjs';

for (const [css, expected] of [
  ['.a .b:hover, p > .c {}', ':not(#m).a .b:hover,p:not(#m)>.c{}'],
  ['.a:is(.b, :not(.c, .d)) {}', ':not(#m).a:is(.b,:not(.c,.d)){}'],
  ['.a:is(.b, .c), .d {}', ':not(#m).a:is(.b,.c),:not(#m).d{}'],
  ['.a { content: "{" } .b {}', ':not(#m).a{content:"{"}:not(#m).b{}'],
  [`.a { content: '\\'};{'; color: red } .b {}`, `:not(#m).a{content:'\\'};{';color:red}:not(#m).b{}`],
  ['[title="a{,b"] {}', ':not(#m)[title="a{,b"]{}'],
  ['.w-\\{ {}', ':not(#m).w-\\{{}'],
  ['[dir=rtl] .a::before {}', ':not(#m)[dir=rtl] .a::before{}'],
  [
    '@import "a.css"; @media (width > 9px) { .a { color: red } }',
    '@import "a.css";@media (width>9px){:not(#m).a{color:red}}',
  ],
  [
    '@keyframes turn { from { rotate: 0deg } 50.5% { opacity: 0 } }',
    '@keyframes turn{from{rotate:0deg}50.5%{opacity:0}}',
  ],
  [':where(:root) { --mp-ink: red }', ':where(:root){--mp-ink: red }'],
] as const)
  test(`weighs ${css}`, () => assert.is(outrank(css), expected));

test.run();
