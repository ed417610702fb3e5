/** What old libraries do to the language, each by itself: scripts for the head of a page. */

const plain = {
  'entries that copies': `Array.prototype.entries = function () { return this.map(function (one, at) { return [at, one]; }); };`,
  'entries that copies the values': `Array.prototype.entries = Array.prototype.toArray = function () { return this.slice(0); };`,
  'keys and values that copy': `Array.prototype.keys = function () { return Object.keys(this); }; Array.prototype.values = function () { return this.slice(0); };`,
  'an iterator that copies': `Array.prototype[Symbol.iterator] = function () { var list = this, at = 0; return { next: function () { return at < list.length ? { done: false, value: list[at++] } : { done: true }; } }; };`,
  'Array.from for lists with a length': `Array.from = function (from) { if (!from) return []; if ('toArray' in Object(from)) return from.toArray(); var length = from.length || 0, list = new Array(length); while (length--) list[length] = from[length]; return list; };`,
  'Array.from that takes one value': `Array.from = function (one) { if (one == null) return []; return typeof one === 'object' && typeof one.length === 'number' ? Array.prototype.slice.call(one) : [one]; };`,
  'toJSON on arrays': `Array.prototype.toJSON = function () { return '[' + this.map(function (one) { return JSON.stringify(one); }).join(', ') + ']'; };`,
  'toJSON on strings': `String.prototype.toJSON = function () { return '"' + this + '"'; };`,
  'toJSON on numbers and dates': `Number.prototype.toJSON = function () { return String(this); }; Date.prototype.toJSON = function () { return String(this); };`,
  'functions that a loop over properties finds': `Object.prototype.each = Object.prototype.get = Object.prototype.set = Object.prototype.value = Object.prototype.keys = function () {}; Array.prototype.each = function () {}; Array.prototype.clone = function () {}; String.prototype.strip = function () {}; Function.prototype.bindLater = function () {};`,
  'another Event': `window.Event = function (event) { this.target = event.target.id; };`,
  'find, includes and flat with other rules': `Array.prototype.find = Array.prototype.detect = function (test) { for (var at = 0; at < this.length; at++) if (test(this[at], at)) return this[at]; }; Array.prototype.flat = Array.prototype.flatten = function () { return [].concat.apply([], this); }; Array.prototype.includes = function (one) { return this.indexOf(one) !== -1; };`,
  'functions of elements': `Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this; }; Element.prototype.replace = Element.prototype.update = Element.prototype.empty = function () { return this; };`,
};

/** What contradicts the others. */
const apart = /loop|copies the values|one value/;
const together = (isApart: boolean) =>
  Object.entries(plain)
    .filter(([name]) => apart.test(name) === isApart)
    .map(([, script]) => script)
    .join('\n');

/** Scripts by what they do: those that can be had at once are one. */
export const replacedNatives: Readonly<Record<string, string>> = {
  'functions that copy, convert and compare in another way': together(false),
  'functions that a loop over properties finds, and others that take one value or copy': together(true),
};
