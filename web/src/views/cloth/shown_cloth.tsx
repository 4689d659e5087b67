/** A cloth outside of a page's own components: for a script that has none of its code. */
import { render } from 'preact';
import { createClothModel } from '../../cloth/cloth_model';
import type { ClothParts } from '../../cloth/cloth_model';
import { ClothView } from './ClothView';
import type { ClothViewProps } from './ClothView';

export interface ShownCloth {
  /** Draws it into an element of its own, until what this gives is called; it stays as it is seen. */
  show(place: HTMLElement): () => void;
}

export type ClothAsked = Pick<ClothParts, 'question'> & Omit<ClothViewProps, 'model'>;
export type MakeCloth = (asked: ClothAsked) => ShownCloth;

export function shownCloth(
  cloth: ClothParts['cloth'],
  { question, ...props }: ClothAsked,
): ShownCloth {
  const model = createClothModel({ question, cloth });
  return {
    show(place) {
      render(<ClothView model={model} {...props} />, place);
      return () => render(null, place);
    },
  };
}
