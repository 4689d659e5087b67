/** Parts of the page that others lead to: by the focus, or by scrolling. */
export const STAGE_ID = 'game-stage';
export const STATUS_HEADING_ID = 'game-heading';
export const REVIEW_HEADING_ID = 'review-heading';
