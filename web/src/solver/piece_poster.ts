import type { TartanModule } from './load';
import type { AxisPiece } from './protocol';

type Axis = InstanceType<TartanModule['Axis']>;

/** Hands on what a sweep has found, piece after piece, without gaps and each position once. */
export class PiecePoster {
  readonly #axis: Axis;
  readonly #between: number | undefined;
  readonly #post: (piece: AxisPiece) => void;
  #next: number;
  #postedAt = performance.now();

  /** What is known of the axis by now is not posted; nor is anything where `between` is absent. */
  constructor(axis: Axis, between: number | undefined, post: (piece: AxisPiece) => void) {
    this.#axis = axis;
    this.#between = between;
    this.#post = post;
    this.#next = axis.positionsDone() + 1;
  }

  /** To be called after each slice. */
  postWhenDue(): void {
    if (this.#between === undefined) return;
    const isTime = performance.now() - this.#postedAt >= this.#between;
    // What is kept should be whole in the end; a sweep that was over before is not kept at all.
    if (isTime || (this.#axis.isSwept() && this.#next > 1)) this.post();
  }

  /** Posts everything that is new. */
  post(): void {
    if (this.#between === undefined) return;
    this.#postedAt = performance.now();
    while (this.#next <= this.#axis.positionsDone()) {
      const piece = this.#axis.piece(this.#next);
      this.#next += piece.values.length;
      this.#post(piece);
    }
  }
}
