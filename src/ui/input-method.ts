import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * The key of an event, as `Enter`; empty while an input method (IME) composes a word: then the key chooses, ends or takes back
 * what is composed, and does nothing else. Safari tells of the key that ends a composition by its key code alone.
 */
export function pressedKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  const { isComposing, keyCode, key } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229 ? '' : key;
}
