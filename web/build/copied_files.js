/**
 * Files that other sites load, for the Embed page's own live view and download: the service worker stores copies of
 * them. Scripts read this list before any package is installed.
 */
export const COPIED_FILES = ['embed.html', 'embed.js', 'embed.css', 'flipping-game.html'];
