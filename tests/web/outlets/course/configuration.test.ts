import { describe, expect, it } from 'vitest';
import {
  configurationInQuery,
  readConfiguration,
} from '../../../../web/src/outlets/course/configuration';

describe('what a page says of its course site', () => {
  it('is read from the attributes of the script', () => {
    expect(readConfiguration({ host: 'scorm-1.2', pass: '60', seed: 'learner' })).toEqual({
      host: 'scorm-1.2',
      pass: 60,
      isOwnSeed: true,
      settings: '',
      problems: [],
    });
    expect(readConfiguration({ host: 'splice', settings: 'lesson=mex' })).toEqual({
      host: 'splice',
      isOwnSeed: false,
      settings: 'lesson=mex',
      problems: [],
    });
  });

  it('is told what of it can’t be used', () => {
    expect(readConfiguration({ host: 'scorm', pass: '101', seed: '17' })).toEqual({
      isOwnSeed: false,
      settings: '',
      problems: [
        'data-host is “scorm”, and has to be scorm-1.2, scorm-2004, splice, or jsinput: nothing is sent or kept.',
        'data-pass is “101”, and has to be a number from 0 to 100: nothing is said of passing.',
        'data-seed is “17”, and can only be “learner”.',
      ],
    });
    expect(readConfiguration({ host: 'splice', pass: 'half' }).problems).toHaveLength(1);
    expect(readConfiguration({ host: 'splice', pass: '0' })).toMatchObject({
      pass: 0,
      problems: [],
    });
  });

  it('stands in a page’s address with what is the frame’s', () => {
    expect(configurationInQuery('?host=splice&lesson=mex&seed=17&pass=60')).toEqual({
      host: 'splice',
      pass: 60,
      isOwnSeed: false,
      settings: 'lesson=mex&seed=17',
      problems: [],
    });
    expect(configurationInQuery('?host=jsinput&lesson=mex&seed=learner')).toMatchObject({
      isOwnSeed: true,
      settings: 'lesson=mex',
    });
    expect(configurationInQuery('?host=splice&amp;lesson=mex&amp;pass=60')).toMatchObject({
      host: 'splice',
      pass: 60,
      settings: 'lesson=mex',
    });
  });
});
