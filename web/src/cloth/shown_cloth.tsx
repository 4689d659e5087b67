/** A cloth for a script that contains none of its code. */
import { render } from 'preact';
import { createClothModel, type ClothModel, type ClothDependencies } from './cloth_model';
import { ClothView, type ClothViewProps } from './ClothView';

export interface ShownCloth {
  /** Draws the cloth into an element until the returned function is called; its view stays for the next time. */
  show(place: HTMLElement): () => void;
}

type ClothAsked = Pick<ClothDependencies, 'question'> & Omit<ClothViewProps, 'model'>;
export type MakeCloth = (asked: ClothAsked) => ShownCloth;

/** Creates a cloth whose worker lives only while it is shown. */
export function shownCloth(
  createCloth: () => ClothDependencies['cloth'],
  { question, ...props }: ClothAsked,
): ShownCloth {
  let last: ClothModel | undefined;
  return {
    show(place) {
      const region = last?.isWhole.value === false ? last.region.value : undefined;
      const model = createClothModel({ question, cloth: createCloth(), region });
      for (const thread of last?.off.value ?? []) model.toggle(thread);
      last = model;
      render(<ClothView model={model} {...props} />, place);
      return () => render(null, place);
    },
  };
}
