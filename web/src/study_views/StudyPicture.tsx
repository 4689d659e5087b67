import { BoardPicture } from '../board/BoardPicture';
import type { StudyModel } from '../study/study_model';
import { sceneOf } from './scene';

/** A study as its board shows it, to look at and for nothing else, as large as its container allows. */
export function StudyPicture({ model }: { readonly model: StudyModel }) {
  return <BoardPicture scene={sceneOf(model)} />;
}
