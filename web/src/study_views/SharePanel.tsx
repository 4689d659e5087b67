import { useSignal } from '@preact/signals';
import { pictureAsPng, pictureAsSvg } from '../board/picture';
import { headsCount } from '../game/position';
import type { StudyModel } from '../study/study_model';
import { boardName } from '../text/places';
import copyingWords from '#words/copying';
import savingWords from '#words/saving';
import t from '#words/share';
import { Button } from '../ui/Button';
import { CopyLink, copyToClipboard } from '../ui/copying';
import { lazyComponent } from '../ui/lazily';
import { moveText } from './names';
import { SaveButton } from '../ui/SaveButton';
import { gameName } from './game_words';
import { phoneLink } from '../ui/phone_link';
import layout from '../ui/layout.module.css';
import { TickIcon } from '../ui/Tick';
import { legendOfScene } from './Legend';
import { sceneOf } from './scene';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { listOf } from '../text/language';
import { useFocusFallback } from '../ui/use_focus_fallback';
import fields from '../ui/fields.module.css';
import { openProblemText } from './why/open_problem_text';
import { printJson } from '../game/json';
import { createAsk } from '../asking/ask';
import { openJson } from '../study/open_json';
import styles from './setup.module.css';

const QrCode = lazyComponent(async () => (await import('../ui/QrCode')).QrCode);

/** The study as a link, as a picture, and as text. */
export function SharePanel({ model }: { readonly model: StudyModel }) {
  return (
    <section class={layout.stack} aria-labelledby="share-heading">
      <h2 class={layout.hidden} id="share-heading">
        {t('heading')}
      </h2>
      <p class={layout.words}>{t('explanation')}</p>
      <div class={layout.row}>
        <CopyLink address={model.visits.address.value} />
        <PictureButtons model={model} />
      </div>
      <CodeForPhones model={model} />
      <JsonPanel model={model} />
    </section>
  );
}

/** The link as a QR code. */
function CodeForPhones({ model }: { readonly model: StudyModel }) {
  const isOpen = useSignal(false);
  const link = phoneLink(model.visits.address.value);
  if (link === undefined) return null;
  return (
    <details class={styles.json} onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{t('code')}</summary>
      {isOpen.value && <QrCode link={link} />}
    </details>
  );
}

/** The longer side of a saved picture: large enough for a slide. */
const PNG_SIDE_PX = 2_000;

/** Saves the board as it is drawn on the page. */
function PictureButtons({ model }: { readonly model: StudyModel }) {
  const hasLegend = useSignal(false);

  async function picture(kind: 'png' | 'svg') {
    // A saved picture must not show shading that is out of date.
    const scene = {
      ...sceneOf(model),
      ...(model.view.answers.value === 'hidden' && { heat: undefined }),
    };
    const legend = hasLegend.value ? legendOfScene(model, scene.heat) : undefined;
    const blob =
      kind === 'svg'
        ? new Blob([pictureAsSvg(scene, { ...pictureWords(model), legend })], {
            type: 'image/svg+xml',
          })
        : await pictureAsPng(scene, { pixels: PNG_SIDE_PX, legend });
    return { blob, name: `${fileNameOf(model)}.${kind}` };
  }

  return (
    <>
      {(['png', 'svg'] as const).map((kind) => (
        <SaveButton
          key={kind}
          name={savingWords(`save-${kind}`)}
          file={() => picture(kind)}
          failed={t('picture-failed')}
        />
      ))}
      <TickIcon
        isOn={hasLegend.value}
        onChange={(isOn) => (hasLegend.value = isOn)}
        words={t('with-legend')}
      />
    </>
  );
}

function fileNameOf({ state, view: { position } }: StudyModel): string {
  const { rows, columns } = position.value;
  const game = state.value.study.game.name.replaceAll(/[^a-z0-9-]+/gu, '-');
  return `${game}-${rows}x${columns}`;
}

function pictureWords(model: StudyModel) {
  const { study } = model.state.value;
  const position = model.view.position.value;
  const chosen = model.view.chosen.value;
  const discs = t('picture-discs', { white: headsCount(position), discs: position.coins.length });
  return {
    title: t('picture-title', {
      game: gameName(study.game),
      board: boardName(position.rows, position.columns),
    }),
    description:
      chosen === undefined
        ? discs
        : `${discs} ${t('picture-chosen', { move: moveText(study, chosen) })}`,
  };
}

type Outcome =
  | { readonly kind: 'none' | 'copied' | 'by-hand' | 'opening' | 'opened' }
  | { readonly kind: 'refused'; readonly problem: string };

/** The keys of the text; alternatives are grouped. */
export const STUDY_KEYS = [
  ['tartan'],
  ['version'],
  ['game'],
  ['rows', 'columns'],
  ['position'],
  ['mode'],
  ['moves'],
  ['variations'],
  ['at'],
  ['hints'],
  ['opponent'],
  ['you'],
  ['seed'],
  ['corner', 'move'],
  ['answers'],
  ['heat'],
  ['show'],
  ['revealed'],
  ['review'],
] as const;

/** The study as text, to copy and to paste. The field's text is never overwritten. */
function JsonPanel({ model }: { readonly model: StudyModel }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = useSignal(false);
  const panel = useRef<HTMLDetailsElement>(null);
  const { typed, outcome, written, type, copy, open } = useText(model, field);
  // The button that restores the text disappears with its use.
  useFocusFallback(panel, () => field.current);

  return (
    <details
      class={styles.json}
      ref={panel}
      onToggle={(event) => (isOpen.value = event.currentTarget.open)}
    >
      <summary>{t('json')}</summary>
      <p class={layout.words}>{t('json-explanation')}</p>
      <textarea
        class={`${fields.text} ${styles.jsonText}`}
        ref={field}
        dir="ltr"
        rows={12}
        spellcheck={false}
        aria-label={t('json-field')}
        aria-invalid={outcome.value.kind === 'refused'}
        aria-describedby="json-outcome"
        value={isOpen.value ? written() : typed.value}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p id="json-outcome" class={layout.said} role="status">
        {outcomeText(outcome.value)}
      </p>
      <div class={layout.row}>
        <Button onClick={() => void copy()}>{t('copy-json')}</Button>
        <Button onClick={open}>{t('open-json')}</Button>
        {typed.value !== undefined && (
          <Button onClick={() => type(undefined)}>{t('json-back')}</Button>
        )}
      </div>
      <h3 class={styles.subheading}>{t('form')}</h3>
      <dl class={styles.jsonForm}>
        {STUDY_KEYS.map((keys) => (
          <div key={keys[0]}>
            <dt>
              <code dir="ltr">{listOf(keys)}</code>
            </dt>
            <dd>{t(`form-${keys[0]}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The field's text, and the result of copying or opening it. */
function useText(model: StudyModel, field: RefObject<HTMLTextAreaElement | null>) {
  const typed = useSignal<string | undefined>(undefined);
  const outcome = useSignal<Outcome>({ kind: 'none' });
  const written = () => typed.value ?? printJson(model.state.value);
  const opening = useMemo(
    () =>
      createAsk((text: string, abort) => openJson(model, text, abort), {
        onAnswer(problem) {
          if (problem === undefined) {
            typed.value = undefined;
            outcome.value = { kind: 'opened' };
          } else {
            outcome.value = { kind: 'refused', problem: openProblemText(problem) };
            field.current?.focus();
          }
        },
      }),
    [model],
  );

  // Nothing is opened once the reader has gone elsewhere.
  useEffect(() => opening.stop, [opening]);

  /** Messages about the previous text don't apply to the new one; only the new one may be opened. */
  function type(text: string | undefined) {
    typed.value = text;
    opening.stop();
    outcome.value = { kind: 'none' };
  }

  async function copy() {
    outcome.value = { kind: 'none' };
    if (await copyToClipboard(written())) {
      outcome.value = { kind: 'copied' };
      return;
    }
    field.current?.select();
    outcome.value = { kind: 'by-hand' };
  }

  function open() {
    outcome.value = { kind: 'opening' };
    void opening.ask(written());
  }

  return { typed, outcome, written, type, copy, open };
}

function outcomeText(outcome: Outcome): string | undefined {
  switch (outcome.kind) {
    case 'none':
      return undefined;
    case 'copied':
      return copyingWords('copied');
    case 'by-hand':
      return copyingWords('copy-by-hand');
    case 'opening':
      return t('opening');
    case 'opened':
      return t('opened');
    case 'refused':
      return outcome.problem;
  }
}
