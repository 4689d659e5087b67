/** Advice for a person who must install something: everything at once, and how to get it. */

/** If only root is missing. */
export function adviceForRoot(missing, command) {
  return `${list(missing)}
Installing packages needs root, and sudo does not work here. Let somebody run, as root:

  ${command}

Then run the same command again: it does the rest without root.`;
}

/** If the set-up knows no package. */
export function adviceByHand(missing) {
  const ways = missing.map(({ name, byHand }) => `  ${name}: ${byHand}`);
  return `${list(missing)}
This command can't install them on this system. You can get them so:

${ways.join('\n')}

Then run the same command again.`;
}

function list(missing) {
  return ['Missing:', ...missing.map(({ name, why }) => `  ${name}, which ${why}`), ''].join('\n');
}
