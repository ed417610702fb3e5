import { useState } from 'react';
import { parseUrl } from '../contract/uri.ts';
import { shareMessages as texts } from '../messages/share.ts';
import { useSetAtom } from '../state/core/jotai.ts';
import { toastAtom } from '../state/page/notices.ts';
import { Chip } from '../ui/forms/chip.tsx';
import { Check } from '../ui/icons/check.ts';
import { Share } from '../ui/icons/share.ts';

interface ShareButtonProps {
  readonly title: string;
  /** The name of the button, where the visible text does not say what is shared. */
  readonly label?: string;
  /** Of the page; that of the document where it is not valid. */
  readonly path: string;
}

/**
 * Hands the address to the device's own way of sharing; where there is none, it copies the address and says so. A check
 * stays on the button afterwards.
 */
export function ShareButton({ title, label, path }: ShareButtonProps) {
  const showToast = useSetAtom(toastAtom);
  const [isDone, setDone] = useState(false);
  const share = async () => {
    const address = (parseUrl(path, location.href) ?? location).href;
    if (navigator.share) {
      // Closing the device's dialog without sharing is a choice, not a failure.
      const isClosed = await navigator.share({ title, url: address }).then(
        () => {
          setDone(true);
          return true;
        },
        error => (error as Error).name === 'AbortError',
      );
      if (isClosed) return;
    }
    try {
      await navigator.clipboard.writeText(address);
      setDone(true);
      showToast({ text: texts.copied, tone: 'success' });
    } catch {
      showToast({ text: texts.notCopied({ address }), tone: 'warning' });
    }
  };
  return (
    <Chip icon={isDone ? Check : Share} aria-label={label} onClick={() => void share()}>
      {texts.share}
    </Chip>
  );
}
