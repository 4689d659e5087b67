/** What the Embed page says. */
import { boardName, counted } from './grammar';

export const embed = {
  introduction: {
    heading: 'The board in your own page',
    words:
      'Set up the board, preview it, copy the code into your course site, your book or your slides. It needs no account and sends nothing anywhere.',
  },

  board: {
    heading: 'The board',
    mode: 'What readers do',
    modes: { explore: 'Explore', predict: 'Predict first', play: 'Play' },
    tooLarge: 'Play needs a board of at most 30 rows and 30 columns.',
    opponent: 'Against',
    opponents: {
      person: 'Another person',
      casual: 'Computer: casual',
      good: 'Computer: good, but misses some wins',
      perfect: 'Computer: perfect',
    },
    you: 'Readers play',
    players: { first: 'Black, who moves first', second: 'White' },
    position: 'Position',
    allWhite:
      'All discs are white. You can set up another position on the Board page, and take it from there.',
    given: (white: number) => `A position with ${counted(white, 'white disc', 'white discs')}.`,
    makeWhite: 'Make all discs white',
    take: (game: string, rows: number, columns: number) =>
      `Take the Board page’s position (${game}, ${boardName(rows, columns)})`,
  },

  limits: {
    heading: 'What readers see and may change',
    hide: 'Hide',
    hidden: {
      answers: 'which moves win',
      hints: 'help while one plays',
      nimbers: 'nimbers, and why a move wins',
    },
    notSecret: 'This is no secret: the link of the board, without what hides it, shows everything.',
    lock: 'Lock',
    locked: {
      size: 'the game and the size',
      mode: 'what one does',
      position: 'the position',
    },
    theme: 'Colours',
    themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
    width: 'Width',
    widths: { '400': 'Narrow', '600': 'Medium', '800': 'Wide' },
  },

  live: {
    heading: 'See it live',
    frame: (game: string, rows: number, columns: number) =>
      `${game} on a board of ${boardName(rows, columns)}`,
    loading: 'Loading the board …',
    failed:
      'The board could not be loaded here. Check that you are online and that embed.html lies beside this page.',
  },

  snippet: {
    heading: 'Copy the lines',
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
        'Paste this where the board should stand. The script sets the height to what the board needs and lets the page hear what happens in it; one script is enough for several boards.',
      frame:
        'Paste this where the board should stand, on a site that allows iframes but no scripts. Its height is fixed: it was measured in the live view above.',
      moodle:
        'Open the text editor of a page, label or book, choose “Source code” in its menu “Tools”, and paste this. Moodle removes scripts and unknown elements, so it gets a plain iframe; in texts by students it may remove that as well.',
      canvas:
        'Open the Rich Content Editor, switch to the HTML editor (“</>”), and paste this. Canvas removes scripts, and its pages show only frames whose address begins with https.',
      'jupyter-book-2':
        'Paste this into a Markdown file or cell of a book that is built with Jupyter Book 2 or MyST. The book’s theme decides how high the frame is; where it is too low, its content scrolls.',
      'jupyter-book-1':
        'Paste this into a Markdown file of a book that is built with Jupyter Book 1 or with Sphinx and MyST-Parser.',
      vitepress:
        'Paste this into a Markdown file. VitePress takes no scripts there, so it gets a plain iframe of a fixed height.',
      docusaurus:
        'Paste this into a Markdown file (.md or .mdx). Docusaurus reads it as MDX, which is why the style looks different from HTML.',
      reveal:
        'Put this among the slides. The board gets at most as high as a slide, and scrolls where it needs more. A game goes on when its slide comes back. Press Escape to give the arrow keys back to the slides.',
    },
    editors: (host: string) =>
      `If the board says that its script can’t run, the editor has taken the frame’s permissions away, as TinyMCE 7 and newer do. Its administrator has to add “${host}” to the editor’s setting sandbox_iframes_exclusions.`,
    code: 'Lines to copy',
    copy: 'Copy',
    copied: 'Copied',
    byHand: 'The lines are selected; copy them with your keyboard.',
    local:
      'This page lies on your own machine, where a class cannot reach it: first put the files of the folder dist on a web host, then open this page there and copy.',
    insecure:
      'This page’s address does not begin with https. Pages that do will refuse to show the board.',
  },

  file: {
    heading: 'Or take it all along',
    words:
      'One file with the board, the game and the solver in it. It opens by a double click, without a network, and can be handed out like any other file.',
    download: 'Download flipping-game.html',
    missing: 'The file could not be loaded. Check that you are online, then try again.',
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
      you: 'the player',
      hide: 'what is hidden',
      lock: 'what is locked',
      theme: 'colours',
      width: 'width',
      for: 'the place',
    },
  },
};
