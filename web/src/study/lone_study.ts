/** A study that leaves no trace in the browser: its address bar is in memory, and nothing is stored. */
import { readRoute } from '../game/route';
import type { AddressBar } from './address_writer';
import { createStudyModel, type StudyModel, type StudyDependencies } from './study_model';

export interface LoneStudy extends StudyModel {
  /** The reader is back: a computer that is to move does so. */
  resume(): void;
}

export function createLoneStudy(
  dependencies: Omit<StudyDependencies, 'addressBar' | 'keep'>,
): LoneStudy {
  const study = createStudyModel({
    ...dependencies,
    addressBar: memoryAddressBar(),
    keep: { read: () => undefined, write: () => undefined },
  });
  return {
    ...study,
    resume: () => study.visits.visit(readRoute(study.visits.address.value).query),
  };
}

function memoryAddressBar(): AddressBar {
  let hash = '';
  const write = (address: string) => {
    hash = address;
  };
  return {
    get hash() {
      return hash;
    },
    replace: write,
    push: write,
  };
}
