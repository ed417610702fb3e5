import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { contentOf } from '../../contract/content.ts';

/**
 * Takes files that are dropped or pasted in the form around an element. What happens elsewhere on the page is the host's.
 * Returns whether some are held over it.
 */
export function useDropAndPaste(
  inside: RefObject<HTMLElement | null>,
  onAdd: (files: readonly File[]) => void,
): boolean {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const add = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = filesOf(data);
    if (files.length === 0) return;
    // The browser would open a file that is dropped.
    event.preventDefault();
    onAdd(files);
  });
  useEffect(() => {
    const place = inside.current?.closest('form') ?? inside.current;
    if (!place) return;
    const onOver = (event: DragEvent) => {
      const types = event.dataTransfer?.types ?? [];
      if (!types.includes('Files') || types.includes('text/plain')) return;
      event.preventDefault();
      setIsDraggedOver(true);
    };
    const onOut = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) setIsDraggedOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsDraggedOver(false);
      add(event, event.dataTransfer);
    };
    const onPaste = (event: ClipboardEvent) => add(event, event.clipboardData);
    const listeners = { dragover: onOver, dragleave: onOut, drop: onDrop, paste: onPaste };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of all) place.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of all) place.removeEventListener(type, listener);
    };
  }, [inside]);
  return isDraggedOver;
}

/**
 * The files of what is pasted or dropped; none where it is a text, as from Word or a web page, which come with pictures of
 * it, and some of which give no plain text. The name of a copied file is no text.
 */
function filesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0) return [];
  // Without parsing it, which a policy of trusted types forbids.
  const html = data.getData('text/html').replace(/<!--.*?-->|<(style|head)\b.*?<\/\1>|<[^>]*>|&nbsp;/gs, '');
  const text = contentOf(data.getData('text/plain') || html);
  return text === '' || files.some(({ name }) => text.includes(name)) ? files : [];
}
