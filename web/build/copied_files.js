/**
 * What other sites load, for the Embed page's own live view and download: files of dist/ that the service worker keeps
 * copies of. Scripts read this list before any package is installed.
 */
export const COPIED_FILES = ['embed.html', 'embed.js', 'embed.css', 'flipping-game.html'];
