/** What the Embed page says. */
import { boardName, whole } from './grammar';

export const embed = {
  introduction: {
    heading: 'The board in your own page',
    words:
      'Choose how the board is to be, see it live, and copy a few lines into your course site, your book or your slides. It needs no account and sends nothing anywhere.',
  },

  board: {
    heading: 'The board',
    mode: 'What readers do',
    modes: { explore: 'Explore', predict: 'Predict first', play: 'Play' },
    tooLarge: 'Games are played on boards of 2 to 30 rows and columns.',
    opponent: 'Against',
    opponents: {
      person: 'Another person',
      casual: 'Computer: casual',
      good: 'Computer: good, but misses some wins',
      perfect: 'Computer: perfect',
    },
    you: 'Readers play',
    players: { black: 'Black', white: 'White' },
    position: 'Position',
    allWhite:
      'All discs are white. Another position is set up on the Board page, and then taken from there.',
    given: (white: number) =>
      white === 1
        ? 'A position of its own, with 1 white disc.'
        : `A position of its own, with ${whole(white)} white discs.`,
    makeWhite: 'Make all discs white',
    take: (rows: number, columns: number) =>
      `Take the position of the Board page (${boardName(rows, columns)})`,
  },

  limits: {
    heading: 'What readers see and may change',
    hide: 'Hide',
    hidden: {
      answers: 'which moves win',
      hints: 'help while one plays',
      nimbers: 'nimbers, and why a move wins',
    },
    notSecret:
      'This keeps the board from telling too much, and is no secret: its own address, without what hides it, shows all.',
    lock: 'Lock',
    locked: {
      size: 'the size',
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
    frame: (rows: number, columns: number) =>
      `The Flipping Game on a board of ${boardName(rows, columns)}`,
    loading: 'The board is being loaded …',
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
      `The address asks for ${key} “${value}”, which cannot be used; the usual value stands in its place.`,
    keys: {
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
