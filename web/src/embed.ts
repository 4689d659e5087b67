/** What the Embed page needs beside its view, fetched when it is opened. */
export { createEmbedModel } from './model/embed/embed_model';
