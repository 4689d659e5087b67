/** Packages for course sites: the standards' rules for manifests, and the contents. */
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { NamedActivity } from '../../../../web/src/outlets/packages/activity';
import { builtFiles } from '../../../../web/src/outlets/packages/built_files';
import { packageOf } from '../../../../web/src/outlets/packages/package';
import { LESSON_SLUGS } from '../../../../web/src/activity/lesson_names';
import { elementsIn, readXml } from './read_xml';

const FILES = builtFiles('mex', 'en');
const BUILT = Object.fromEntries(
  [
    ...LESSON_SLUGS.flatMap((slug) => builtFiles(slug, 'en')),
    ...builtFiles('mex', 'de'),
    ...builtFiles('match', 'de'),
  ].map((name) => [name, strToU8(`the file ${name}`)]),
);
const MEX: NamedActivity = {
  graded: 'mex',
  standard: '1.2',
  seed: undefined,
  pass: undefined,
  title: 'Mex',
  lang: 'en',
  notLoaded: 'It’s a <b>loss</b>: “course.js”',
};
const AWKWARD = 'A “<b>” & \'B\'\u0000\u000B > "C"';

function opened(changed: Partial<NamedActivity> = {}) {
  const files = unzipSync(packageOf({ ...MEX, ...changed }, BUILT));
  const textOf = (name: string) => strFromU8(files[name]!);
  return { names: Object.keys(files), textOf, manifest: readXml(textOf('imsmanifest.xml')) };
}

type Manifest = ReturnType<typeof opened>['manifest'];
const only = (manifest: Manifest, name: string) => {
  const found = elementsIn(manifest, name);
  expect(found, name).toHaveLength(1);
  return found[0]!;
};
/** The files that a page loads. */
const filesIn = (page: string) =>
  Array.from(page.matchAll(/ (?:src|href)="(?!data:)([^"]*)"/gu), ([, file]) => file!).sort();
const names = ({ children }: Manifest) => children.map(({ name }) => name);

describe.each(['1.2', '2004'] as const)('A package of SCORM %s', (standard) => {
  it('begins with a manifest whose parts stand in the order of the schema', () => {
    const { names: files, manifest } = opened({ standard });
    expect(files[0]).toBe('imsmanifest.xml');
    expect(manifest.name).toBe('manifest');
    expect(names(manifest)).toEqual(['metadata', 'organizations', 'resources']);
    expect(names(only(manifest, 'metadata'))).toEqual(['schema', 'schemaversion']);
    expect(only(manifest, 'schema').text).toBe('ADL SCORM');
  });

  it('has the words of its language, and of lessons the one that it is', () => {
    const textsIn = (changed: Partial<NamedActivity>) =>
      opened({ standard, ...changed }).names.filter((name) => /^[a-z]{2}\//u.test(name));
    expect(textsIn({ lang: 'de' })).toEqual([
      ...['de/course.js', 'de/course-frame.js', 'de/course-frame-mex.js'],
    ]);
    expect(textsIn({ lang: 'de', graded: 'match' })).toEqual(['de/course.js', 'de/embed.js']);
    expect(textsIn({})).toEqual(['en/course-frame-mex.js']);
  });

  it('names each thing once, by a name that XML allows, and refers to names that there are', () => {
    const { manifest } = opened({ standard });
    const named = [
      manifest,
      ...['organization', 'item', 'resource'].map((name) => only(manifest, name)),
    ];
    const identifiers = named.map(({ attributes }) => attributes.identifier!);
    expect(new Set(identifiers).size).toBe(identifiers.length);
    for (const identifier of identifiers) expect(identifier).toMatch(/^[A-Za-z_][\w.-]*$/u);
    const [, organization, , resource] = identifiers;
    expect(only(manifest, 'organizations').attributes.default).toBe(organization);
    expect(only(manifest, 'item').attributes.identifierref).toBe(resource);
  });

  it('lists each file that is in it, and no other', () => {
    const { names: files, manifest } = opened({ standard });
    const listed = elementsIn(manifest, 'file').map(({ attributes }) => attributes.href);
    expect(listed).toEqual(files.slice(1));
    expect(listed).toEqual(expect.arrayContaining([...FILES]));
    expect(listed.filter((name) => name?.endsWith('.html'))).toEqual(['index.html']);
    expect(listed).not.toContain('flipping-game.js');
    const { attributes } = only(manifest, 'resource');
    expect(attributes).toMatchObject({ type: 'webcontent', href: 'index.html' });
    expect(listed).toContain(attributes.href);
  });

  it('has its title wherever a site shows one, whatever is in it', () => {
    const { manifest, textOf } = opened({ standard, title: AWKWARD });
    const titles = elementsIn(manifest, 'title').map(({ text }) => text);
    expect(titles).toEqual(Array(2).fill('A “<b>” & \'B\' > "C"'));
    expect(names(only(manifest, 'organization'))[0]).toBe('title');
    expect(names(only(manifest, 'item'))[0]).toBe('title');
    expect(textOf('index.html')).toContain(
      `<title>A “&lt;b&gt;” &amp; 'B' &gt; &quot;C&quot;</title>`,
    );
  });

  it('is the same, byte by byte, for the same settings', () => {
    const once = packageOf({ ...MEX, standard }, BUILT);
    expect(packageOf({ ...MEX, standard }, BUILT)).toEqual(once);
    expect(packageOf({ ...MEX, standard, pass: 60 }, BUILT)).not.toEqual(once);
  });
});

describe('The words of SCORM 1.2', () => {
  it('are in its namespaces, with a small t', () => {
    const { manifest } = opened();
    expect(manifest.attributes).toMatchObject({
      xmlns: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
      'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
    });
    expect(only(manifest, 'schemaversion').text).toBe('1.2');
    expect(only(manifest, 'resource').attributes['adlcp:scormtype']).toBe('sco');
    expect(names(only(manifest, 'item'))).toEqual(['title']);
  });

  it('leave it to the activity to say what passes: a mastery score would close an attempt', () => {
    const { manifest, textOf } = opened({ pass: 60 });
    expect(names(only(manifest, 'item'))).toEqual(['title']);
    expect(textOf('imsmanifest.xml')).not.toContain('masteryscore');
    expect(textOf('index.html')).toContain(' data-pass="60"');
  });
});

describe('The words of SCORM 2004', () => {
  const standard = '2004';

  it('are in its namespaces, with a capital T', () => {
    const { manifest } = opened({ standard });
    expect(manifest.attributes).toMatchObject({
      xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1',
      'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_v1p3',
      'xmlns:adlseq': 'http://www.adlnet.org/xsd/adlseq_v1p3',
      'xmlns:imsss': 'http://www.imsglobal.org/xsd/imsss',
    });
    expect(only(manifest, 'schemaversion').text).toBe('2004 3rd Edition');
    expect(only(manifest, 'resource').attributes['adlcp:scormType']).toBe('sco');
  });

  it('leave it to the activity to say whether it’s done', () => {
    const { manifest } = opened({ standard });
    const [, sequencing] = only(manifest, 'item').children;
    expect(names(sequencing!)).toEqual(['imsss:deliveryControls']);
    expect(only(manifest, 'imsss:deliveryControls').attributes).toEqual({
      completionSetByContent: 'true',
      objectiveSetByContent: 'true',
    });
    expect(names(only(manifest, 'organization'))).toEqual(['title', 'item', 'imsss:sequencing']);
    expect(only(manifest, 'imsss:controlMode').attributes).toEqual({
      choice: 'true',
      flow: 'true',
    });
  });

  it('say what passes as a part of 1, before the controls', () => {
    const { manifest } = opened({ standard, pass: 55 });
    const [, sequencing] = only(manifest, 'item').children;
    expect(names(sequencing!)).toEqual(['imsss:objectives', 'imsss:deliveryControls']);
    expect(only(manifest, 'imsss:primaryObjective').attributes.satisfiedByMeasure).toBe('true');
    expect(only(manifest, 'imsss:minNormalizedMeasure').text).toBe('0.55');
  });
});

describe('The page of a package', () => {
  const page = (changed: Partial<NamedActivity> = {}) => opened(changed).textOf('index.html');
  /** The query of the frame's address as the page's script reads it. */
  const settingsIn = (changed: Partial<NamedActivity>) => {
    const [, settings] = / data-settings="([^"]*)"/u.exec(page(changed))!;
    expect(settings!.replaceAll('&amp;', '')).not.toMatch(/[&<>]/u);
    return [...new URLSearchParams(settings!.replaceAll('&amp;', '&'))];
  };

  it('has the lesson and the exercises that were asked for', () => {
    const wanted = [
      ['exercises', '1,3'],
      ['times', '2'],
    ] as const;
    expect(settingsIn({ seed: 17, wanted })).toEqual([
      ...[['lesson', 'mex'], ...wanted],
      ...[
        ['seed', '17'],
        ['lang', 'en'],
      ],
    ]);
    for (const lesson of LESSON_SLUGS)
      expect(settingsIn({ graded: lesson })).toEqual([
        ['lesson', lesson],
        ['lang', 'en'],
      ]);
  });

  it('has the match that was asked for, and no other one, in the board’s script', () => {
    const match = { graded: 'match', lang: 'de' } as const;
    const wanted = [
      ['game', 'runs:1,3*twins'],
      ['lock', 'undo'],
    ] as const;
    expect(settingsIn({ ...match, wanted })).toEqual([
      ['game', 'runs:1,3*twins'],
      ['mode', 'play'],
      ['lock', 'position,mode,opponent,undo'],
      ['lang', 'de'],
    ]);
    expect(filesIn(page(match))).toEqual(['course.css', 'course.js', 'embed.css', 'embed.js']);
  });

  it('tells the script of the course site which site it is, what passes, and whose seed it is', () => {
    expect(page({ seed: 0, pass: 0 })).toContain(
      '<script src="course.js" data-host="scorm-1.2" data-pass="0" data-settings="lesson=mex&amp;seed=0&amp;lang=en" defer>',
    );
    expect(page({ standard: '2004' })).toContain(
      '<script src="course.js" data-host="scorm-2004" data-seed="learner" data-settings="lesson=mex&amp;lang=en" defer>',
    );
  });

  it('is one document, in which the site’s script comes before the one that draws the activity', () => {
    const written = page();
    expect(written).not.toMatch(/<iframe|<flipping-game/u);
    const scripts = Array.from(written.matchAll(/<script src="([^"]*)"/gu), ([, file]) => file);
    expect(scripts).toEqual(['course.js', 'course-frame.js']);
    const [, shown] = /<div id="app" data-course>(.*)<\/div>/u.exec(written)!;
    // The text shows as long as neither script runs.
    expect(shown).toBe('<p class="missing">It’s a &lt;b&gt;loss&lt;/b&gt;: “course.js”</p>');
  });

  it('has no script and no style within it, and allows none', () => {
    const written = page({ lang: 'en-XA' });
    expect(written).toMatch(/^<!doctype html>\n<html lang="en-XA">/u);
    expect(written).not.toMatch(/<style|style=|\son\w+=|<script>|<script[^>]*>[^<]/u);
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(written)!;
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' http: https: 'wasm-unsafe-eval';/u,
    );
    // The policy allows compiling WebAssembly, and a worker made from the script's own text.
    expect(policy).toContain('; worker-src blob:;');
    // The page requests itself to check whether the site is reachable.
    expect(policy).toContain("; connect-src 'self';");
    expect(policy!.replace("'wasm-unsafe-eval'", '')).not.toMatch(
      /unsafe|\*|data:[^;]*script|frame-src/u,
    );
    // The policy doesn't apply to anything before it.
    expect(written.indexOf('Content-Security-Policy')).toBeLessThan(written.indexOf('<script'));
    const asked = filesIn(written);
    expect(asked).toEqual(['course-frame.css', 'course-frame.js', 'course.css', 'course.js']);
    for (const file of asked) expect(FILES).toContain(file);
  });
});

it('A package is not made without one of its files', () => {
  const { 'course.js': _missing, ...others } = BUILT;
  expect(() => packageOf(MEX, others)).toThrow('A package needs the file course.js.');
});
