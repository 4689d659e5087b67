/** The settings of an activity that a course site grades, and its package or code. */
import { PageAddressTrouble } from './PlaceTrouble';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { HIDEABLE, type Hideable } from '../../game/limits';
import { LARGEST_SEED } from '../../game/match';
import { nimberOf } from '../../game/next_position';
import { MAX_TRIES } from '../../activity/exercise_settings';
import {
  NO_SCRIPT,
  packageName,
  PACKAGE_STANDARDS,
  type CourseActivity,
} from '../../outlets/packages/activity';
import { builtFiles } from '../../outlets/packages/built_files';
import siteWords from '#words/course_site';
import t from '#words/embed';
import { contractAbove, exercisesContract } from '../../text/contract';
import { language, sentencesOf } from '../../text/language';
import { answerOf } from '../../asking/ask';
import { useAsked } from '../../asking/use_asked';
import { RadioChoice } from '../../ui/Choice';
import { Message } from '../../ui/Message';
import { NumberField } from '../../ui/NumberField';
import { SaveButton } from '../../ui/SaveButton';
import { SegmentedChoice } from '../../ui/Segments';
import layout from '../../ui/layout.module.css';
import { CodeToCopy } from './Code';
import { fetchSiteFile } from '../../offline/copies';
import { EmbedCard, toggledNames } from './EmbedChoices';
import styles from './EmbedPage.module.css';
import type { EmbedModel } from './embed_model';
import { frameSettings, gradedActivity, gradedLimits, LINKED_SITES } from './embed_settings';
import { frameTitle } from './names';
import { linkedSnippet, type PagePlace } from './snippets';

interface CoursePanelProps {
  readonly model: EmbedModel;
  readonly place: PagePlace;
}

/** The panel of a graded activity, beside the preview. Its code is loaded with the first graded activity. */
export function CoursePanel({ model, place }: CoursePanelProps) {
  return (
    <>
      <EmbedCard name={t('group-graded')}>
        <Grading model={model} />
      </EmbedCard>
      <EmbedCard name={t('group-package')}>
        <Package model={model} />
      </EmbedCard>
      <EmbedCard name={t('group-linked')}>
        <Link model={model} place={place} />
      </EmbedCard>
    </>
  );
}

function Grading({ model }: Pick<CoursePanelProps, 'model'>) {
  const { graded, pass, tries } = model.settings.value;
  const isMatch = graded === 'match';
  const limits = gradedLimits(model.settings.value);
  return (
    <>
      {isMatch ? <MatchLost model={model} /> : <ExercisesGraded model={model} />}
      <MaybeNumber
        legend={t('pass')}
        without={t('none')}
        within={t('pass-from')}
        label={t('pass-points')}
        smallest={1}
        largest={100}
        defaultValue={60}
        value={pass}
        onChange={(next) => model.change({ pass: next })}
      />
      <div class={layout.tight}>
        <p class={layout.note}>{t('contract')}</p>
        <blockquote class={styles.contract}>
          {sentencesOf([
            contractAbove(graded, limits, pass),
            isMatch ? undefined : exercisesContract(limits, tries),
          ])}
        </blockquote>
      </div>
      <p>
        <a href="courses/teachers.html" target="_blank" rel="noopener">
          {t('for-teachers')}
        </a>
      </p>
    </>
  );
}

/** Warns that the chosen side loses unless the opponent errs. */
function MatchLost({ model }: Pick<CoursePanelProps, 'model'>) {
  const { game, position, opponent, you } = model.settings.value;
  const { rows, columns } = position;
  const opened = useAsked(
    () => model.openBoard(game, { rows, columns }),
    [game.name, rows, columns],
  );
  const board = answerOf(opened);
  if (board === undefined) return null;
  const isFirstLost = nimberOf(board, position) === 0;
  return isFirstLost === (you === 'first') ? (
    <Message>
      <p>{t(opponent === 'perfect' ? 'graded-lost' : 'graded-hard')}</p>
    </Message>
  ) : null;
}

/**
 * Which exercises each student gets, and how they are answered: in a test they are handed in once, without verdicts.
 */
function ExercisesGraded({ model }: Pick<CoursePanelProps, 'model'>) {
  const { courseSeed, hide } = model.settings.value;
  const isTest = hide.includes('answers');
  return (
    <>
      <MaybeNumber
        legend={t('course-seed')}
        without={t('course-seed-own')}
        within={t('course-seed-same')}
        label={t('course-set')}
        largest={LARGEST_SEED}
        defaultValue={17}
        value={courseSeed}
        onChange={(next) => model.change({ courseSeed: next })}
      />
      <p class={layout.note}>{t(courseSeed === undefined ? 'own-sets' : 'same-set')}</p>
      <HideChoice
        model={model}
        part="answers"
        legend={t('answers')}
        shown={t('answers-checked')}
        hidden={t('answers-test')}
      />
      {isTest ? <p class={layout.note}>{t('answers-secret')}</p> : <Practice model={model} />}
    </>
  );
}

/** What a wrong answer costs, and whether hints are offered. */
function Practice({ model }: Pick<CoursePanelProps, 'model'>) {
  const { tries } = model.settings.value;
  return (
    <>
      <MaybeNumber
        legend={t('tries')}
        without={t('tries-any')}
        within={t('tries-most')}
        label={t('tries-count')}
        smallest={1}
        largest={MAX_TRIES}
        defaultValue={3}
        value={tries}
        onChange={(next) => model.change({ tries: next })}
      />
      <HideChoice
        model={model}
        part="hints"
        legend={t('hints')}
        shown={t('hints-given')}
        hidden={t('none')}
      />
    </>
  );
}

interface HideChoiceProps extends Record<'legend' | 'shown' | 'hidden', string> {
  readonly model: EmbedModel;
  readonly part: Hideable;
}

/** Shows or hides one thing from students; everything else that is hidden stays so. */
function HideChoice({ model, part, legend, shown, hidden }: HideChoiceProps) {
  const { hide } = model.settings.value;
  return (
    <SegmentedChoice
      legend={legend}
      showsLegend
      options={[
        ['shown', shown],
        ['hidden', hidden],
      ]}
      value={hide.includes(part) ? 'hidden' : 'shown'}
      onChange={(chosen) =>
        model.change({ hide: toggledNames(HIDEABLE, hide, part, chosen === 'hidden') })
      }
    />
  );
}

interface MaybeNumberProps extends Record<'legend' | 'without' | 'within' | 'label', string> {
  readonly smallest?: number;
  readonly largest: number;
  /** The initial value if there is none yet. */
  readonly defaultValue: number;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

function MaybeNumber(props: MaybeNumberProps) {
  const { legend, without, within, label, smallest = 0, largest } = props;
  const { defaultValue, value, onChange } = props;
  return (
    <div class={layout.tight}>
      <SegmentedChoice
        legend={legend}
        showsLegend
        options={[
          ['without', without],
          ['within', within],
        ]}
        value={value === undefined ? 'without' : 'within'}
        onChange={(chosen) => onChange(chosen === 'within' ? defaultValue : undefined)}
      />
      {value !== undefined && (
        <NumberField
          label={label}
          value={value}
          smallest={smallest}
          largest={largest}
          onChange={onChange}
        />
      )}
    </div>
  );
}

function Package({ model }: Pick<CoursePanelProps, 'model'>) {
  const settings = model.settings.value;
  const saved = useSignal('');
  const set = String(frameSettings(settings)) + settings.standard + String(settings.pass);
  useEffect(() => {
    saved.value = '';
  }, [set]);

  async function file() {
    saved.value = '';
    const { pass, standard } = settings;
    const activity = { ...gradedActivity(settings), pass, standard };
    const name = `${packageName(activity)}.zip`;
    const blob = await packageBlob(activity, frameTitle(settings));
    saved.value = t('package-size', { name, size: Math.round(blob.size / 1_000) });
    return { blob, name };
  }

  return (
    <>
      <p class={layout.note}>{t('package-hint')}</p>
      <SegmentedChoice
        legend={t('standard')}
        showsLegend
        options={PACKAGE_STANDARDS.map(
          (version) => [version, t('standard-name', { version })] as const,
        )}
        value={settings.standard}
        onChange={(standard) => model.change({ standard })}
      />
      <div class={layout.row}>
        <SaveButton
          key={set}
          name={t('package-save')}
          look="strong"
          file={file}
          failed={t('package-failed')}
        />
      </div>
      <p class={`${layout.note} ${layout.says}`}>{saved.value}</p>
    </>
  );
}

/** Rejects if a file of the page can't be loaded. */
async function packageBlob(activity: CourseActivity, title: string): Promise<Blob> {
  const { packageOf } = await import('../../outlets/packages/package');
  const files = builtFiles(activity.graded, language.tag).map(async (name) => {
    const contents = await fetchSiteFile(name);
    if (contents === undefined) throw new Error(`There is no ${name}.`);
    return [name, new Uint8Array(await contents.arrayBuffer())] as const;
  });
  const built = Object.fromEntries(await Promise.all(files));
  const notLoaded = siteWords('not-loaded', { detail: NO_SCRIPT });
  const zip = packageOf({ ...activity, title, lang: language.tag, notLoaded }, built);
  return new Blob([zip.slice()], { type: 'application/zip' });
}

function Link({ model, place }: CoursePanelProps) {
  const settings = model.settings.value;
  const { site, courseSeed, pass } = settings;
  const asked = frameSettings(settings).map(([key, value]) =>
    key === 'seed' && courseSeed === undefined
      ? ([key, 'learner'] as const)
      : ([key, value] as const),
  );
  const code = linkedSnippet(site, {
    folder: place.folder,
    title: frameTitle(settings),
    width: '800',
    settings: [...(pass === undefined ? [] : [['pass', String(pass)] as const]), ...asked],
  });
  return (
    <>
      <CodeToCopy code={code} label={t('code')} copyLabel={t('copy')}>
        <RadioChoice
          name={t('site')}
          options={LINKED_SITES.map((name) => [name, t(`site-${name}`)] as const)}
          value={site}
          onChange={(next) => model.change({ site: next })}
        />
      </CodeToCopy>
      <PageAddressTrouble place={place} />
      <p class={layout.note}>{t(`how-${site}`)}</p>
      {pass !== undefined && <p class={layout.note}>{t('link-pass')}</p>}
    </>
  );
}
