import t from '#words/site';
import { LANGUAGES } from '../text/language';
import fields from '../ui/fields.module.css';
import layout from '../ui/layout.module.css';
import styles from './LanguageChoice.module.css';
import type { SiteLanguage } from './site_model';

/** The language of the page, by the languages' own names. */
export function LanguageChoice({ model }: { readonly model: SiteLanguage }) {
  const failed = LANGUAGES.find(({ tag }) => tag === model.failed.value);
  return (
    <div class={styles.choice}>
      <select
        class={`${fields.line} ${styles.select}`}
        aria-label={t('language')}
        value={model.spoken}
        onChange={(event) => {
          const select = event.currentTarget;
          void model.choose(select.value).then(() => {
            // If its words could not be loaded, the old language stays.
            select.value = model.spoken;
          });
        }}
      >
        {LANGUAGES.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
      {failed && (
        <p class={`${layout.note} ${styles.failed}`} role="alert">
          {t('language-failed', { language: failed.name })}
        </p>
      )}
    </div>
  );
}
