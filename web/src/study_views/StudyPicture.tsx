import { BoardPicture } from '../board/BoardPicture';
import type { StudyModel } from '../study/study_model';
import { sceneOf } from './scene';

/** The board of a study without input, as large as its container allows. */
export function StudyPicture({ model }: { readonly model: StudyModel }) {
  return <BoardPicture scene={sceneOf(model)} />;
}
