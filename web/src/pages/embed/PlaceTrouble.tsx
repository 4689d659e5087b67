import t from '#words/embed';
import { Message } from '../../ui/Message';
import type { PagePlace } from './snippets';

/** Why the code won't work in another page; for a page on one's own computer, with a link about publishing. */
export function PageAddressTrouble({ place: { trouble, folder } }: { readonly place: PagePlace }) {
  if (trouble === undefined) return null;
  return (
    <Message>
      <p>{t(`trouble-${trouble}`)}</p>
      {trouble === 'local' && !folder.startsWith('file:') && (
        <p>
          <a href="about/publish.html" hreflang="en">
            {t('trouble-local-how')}
          </a>
        </p>
      )}
    </Message>
  );
}
