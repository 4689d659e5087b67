import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import commonWords from '#words/common';
import t from '#words/site';
import { loadLaterWordsSafely } from '../text/change_language';
import { Button } from './Button';
import { Message } from './Message';

/** A component whose code is loaded when it is first shown; until then a placeholder may keep its room. */
export function lazyComponent<Props extends object>(
  load: (props: Props) => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  const part = signal<ComponentType<Props> | 'loading' | 'failed'>('loading');

  async function open(props: Props) {
    part.value = 'loading';
    try {
      [part.value] = await Promise.all([load(props), loadLaterWordsSafely()]);
    } catch {
      part.value = 'failed';
    }
  }

  return function Lazy(props: Props) {
    const Part = part.value;
    useEffect(() => {
      if (part.peek() === 'loading') void open(props);
    }, []);
    if (Part === 'loading') return Meanwhile ? <Meanwhile {...props} /> : null;
    if (Part !== 'failed') return <Part {...props} />;
    return (
      <Message>
        <p role="alert">{t('part-failed')}</p>
        <Button onClick={() => void open(props)}>{commonWords('try-again')}</Button>
      </Message>
    );
  };
}
