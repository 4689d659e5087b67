/** A cloth outside of a page's own components: for a script that has none of its code. */
import { render } from 'preact';
import { createClothModel, type ClothModel, type ClothParts } from './cloth_model';
import { ClothView, type ClothViewProps } from './ClothView';

export interface ShownCloth {
  /** Draws it into an element of its own, until what this gives is called; it stays as it is seen. */
  show(place: HTMLElement): () => void;
}

type ClothAsked = Pick<ClothParts, 'question'> & Omit<ClothViewProps, 'model'>;
export type MakeCloth = (asked: ClothAsked) => ShownCloth;

/** Its worker ends with each time that it is shown. */
export function shownCloth(
  createCloth: () => ClothParts['cloth'],
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
