import * as css from 'css-tree';

/** Selectors that match only after a press, a pointer, a key or a script. */
const isLater =
  /^(hover|active|focus|focus-visible|focus-within|checked|user-invalid|popover-open|modal|open)$/;

/**
 * The rules of a stylesheet that may style a piece of HTML as it stands: those that name no class which it lacks. They
 * are written into the page, so that the frame is painted before the stylesheets are there.
 * @param {string} html
 * @param {string} sheet
 * @returns {string} minified
 */
export function styleOf(html, sheet) {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  // It takes the place of the frame when no script comes.
  const classes = new Set([...names, 'mp-failure-notice']);

  /** @type {(node: css.CssNodePlain) => boolean} */
  const fits = node => {
    if (node.type === 'ClassSelector') return classes.has(node.name);
    if (node.type === 'Selector') return node.children.every(fits);
    if (node.type !== 'PseudoClassSelector') return true;
    if (isLater.test(node.name)) return false;
    const lists = (node.children ?? []).filter(one => one.type === 'SelectorList');
    return node.name === 'not' || lists.every(list => list.children.some(fits));
  };

  /** @type {(nodes: css.CssNodePlain[]) => css.CssNodePlain[]} */
  const fittingNodes = nodes =>
    nodes.flatMap(node => {
      if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
        const children = node.prelude.children.filter(fits);
        return children.length > 0 ? { ...node, prelude: { ...node.prelude, children } } : [];
      }
      // Letters of the device: headlines are as wide at once as they will be.
      if (node.type === 'Atrule' && node.name === 'font-face') return node;
      if (node.type !== 'Atrule' || !node.block || /keyframes$/.test(node.name)) return [];
      const children = fittingNodes(node.block.children);
      return children.length > 0 ? { ...node, block: { ...node.block, children } } : [];
    });

  const tree = /** @type {css.StyleSheetPlain} */ (
    css.toPlainObject(css.parse(sheet, { parseValue: false }))
  );
  return css.generate(css.fromPlainObject({ ...tree, children: fittingNodes(tree.children) }));
}
