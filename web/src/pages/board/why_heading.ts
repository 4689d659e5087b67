/** The heading of the reasons, for the button that leads there. */
export const WHY_HEADING_ID = 'why-heading';
