/** What the Embed page says. */
import { boardName, counted } from './grammar';

export const embed = {
  introduction: {
    heading: 'Put the board in your own page',
    words:
      'Set up the board, preview it, copy the code into your course site, book or slides. Nobody needs an account, and nothing is sent anywhere.',
  },

  board: {
    heading: 'Board',
    mode: 'What readers do',
    modes: { explore: 'Explore', predict: 'Predict first', play: 'Play' },
    tooLarge: 'To play, choose a board of at most 30 rows and 30 columns.',
    opponent: 'Against',
    opponents: {
      person: 'Another person',
      casual: 'Computer: casual',
      good: 'Computer: good, but misses some wins',
      perfect: 'Computer: perfect',
    },
    you: 'Readers move',
    players: { first: 'First', second: 'Second' },
    position: 'Position',
    allWhite:
      'All discs are white. For another position, set it up on the Board page, then come back here to take it.',
    given: (white: number) => `A position with ${counted(white, 'white disc', 'white discs')}.`,
    makeWhite: 'Make all discs white',
    take: (game: string, rows: number, columns: number) =>
      `Take the Board page’s position (${game}, ${boardName(rows, columns)})`,
  },

  limits: {
    heading: 'What readers see and can change',
    hide: 'Hide',
    hidden: {
      answers: 'which moves win',
      hints: 'hints in a game',
      nimbers: 'nimbers, and why a move wins',
    },
    notSecret: 'Hidden isn’t secret: anybody can open the board’s link without these settings.',
    lock: 'Lock',
    locked: {
      size: 'game and size',
      mode: 'what readers do',
      position: 'position',
    },
    panels: 'Readers can open',
    opened: {
      why: 'why a move wins',
      moves: 'the lists of moves',
      hints: 'hints in a game',
      setup: 'the set-up',
    },
    theme: 'Colours',
    themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
    width: 'Width',
    widths: { '400': 'Narrow', '600': 'Medium', '800': 'Wide' },
    height: 'Height at most',
    heights: {
      auto: 'As needed',
      '360': '360 pixels',
      '480': '480 pixels',
      '640': '640 pixels',
    },
  },

  live: {
    heading: 'Preview',
    frame: (game: string, rows: number, columns: number) =>
      `${game} on a board of ${boardName(rows, columns)}`,
    loading: 'Loading the board …',
    failed:
      'The board couldn’t be loaded. Check that you are online and that embed.html lies beside this page.',
  },

  snippet: {
    heading: 'Copy the code',
    kind: 'Where it goes',
    kinds: {
      element: 'Web page',
      frame: 'Web page, no script',
      moodle: 'Moodle',
      canvas: 'Canvas',
      'jupyter-book-2': 'Jupyter Book 2',
      'jupyter-book-1': 'Jupyter Book 1',
      vitepress: 'VitePress',
      docusaurus: 'Docusaurus',
      reveal: 'reveal.js',
    },
    explanations: {
      element:
        'Paste this where you want the board. The board gets as high as it needs, and your page hears what happens on it. Several boards need the script only once.',
      frame:
        'Paste this where you want the board, if your site allows iframes but no scripts. The height is fixed; it comes from the preview above.',
      moodle:
        'Open the text editor of a page, label or book, choose “Source code” in the menu “Tools”, and paste this. Moodle removes scripts, so this is a plain iframe; in texts by students it may remove that too.',
      canvas:
        'Open the Rich Content Editor, switch to the HTML editor (“</>”), and paste this. Canvas removes scripts, and shows only frames whose address begins with https.',
      'jupyter-book-2':
        'Paste this into a Markdown file or cell, for a book built with Jupyter Book 2 or MyST. The book’s theme sets the height; a frame that is too low scrolls.',
      'jupyter-book-1':
        'Paste this into a Markdown file, for a book built with Jupyter Book 1, or with Sphinx and MyST-Parser.',
      vitepress:
        'Paste this into a Markdown file. VitePress allows no scripts there, so this is a plain iframe of a fixed height.',
      docusaurus:
        'Paste this into a Markdown file (.md or .mdx). Docusaurus reads it as MDX, so the style looks different from HTML.',
      reveal:
        'Paste this among the slides. The board fits on a slide, and a game goes on when its slide comes back. Press Escape to give the arrow keys back to the slides.',
    },
    editors: (host: string) =>
      `If the board says that its script can’t run, the editor took the frame’s permissions away; TinyMCE 7 and newer do. Ask the administrator to add “${host}” to the editor’s setting sandbox_iframes_exclusions.`,
    code: 'Code to copy',
    copy: 'Copy code',
    copied: 'Copied',
    byHand: 'The code is selected; copy it with your keyboard.',
    local:
      'This page lies on your own machine, where a class can’t reach it. Put the files of the folder dist on a web host, open this page there, and copy the code from there.',
    insecure:
      'This page’s address doesn’t begin with https. Pages that do will refuse to show the board.',
  },

  file: {
    heading: 'Or download it all',
    words:
      'One file with the board, the game and the solver in it. It opens with a double click and needs no network. Hand it out like any other file.',
    download: 'Download flipping-game.html',
    missing: 'The file couldn’t be loaded. Check that you are online, then try again.',
  },

  address: {
    rejected: (key: string, value: string) =>
      `The link’s ${key} value “${value}” isn’t valid, so the default is used.`,
    keys: {
      game: 'game',
      rows: 'rows',
      columns: 'columns',
      mode: 'mode',
      position: 'position',
      opponent: 'opponent',
      you: 'player',
      hide: 'hidden parts',
      lock: 'locked parts',
      panels: 'panels',
      theme: 'colours',
      width: 'width',
      height: 'height',
      for: 'place',
    },
  },
};
