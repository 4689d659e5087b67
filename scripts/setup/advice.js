/** What a person is told who has to install something: everything at once, and how to get it. */

/** On Debian, where only root is missing. */
export function adviceForRoot(missing, packages) {
  return `${list(missing)}
Installing Debian packages needs root, and sudo does not work here. Let somebody run, as root:

  apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}

Then run the same command again: it does the rest without root.`;
}

/** On a system whose packages the set-up does not know. */
export function adviceElsewhere(missing) {
  const pick = (key) => missing.map(({ elsewhere }) => elsewhere[key]).filter(Boolean);
  const ways = [];
  if (pick('apt').length > 0) {
    ways.push(`  Debian, Ubuntu: sudo apt-get install ${pick('apt').join(' ')}`);
  }
  if (pick('brew').length > 0) ways.push(`  Homebrew: brew install ${pick('brew').join(' ')}`);
  for (const { name, elsewhere } of missing) {
    if (elsewhere.note) ways.push(`  ${name}: ${elsewhere.note}`);
  }
  return `${list(missing)}
This command installs them only on Debian 12 and 13. Here you can get them so:

${ways.join('\n')}

Then run the same command again.`;
}

function list(missing) {
  return ['Missing:', ...missing.map(({ name, why }) => `  ${name}, which ${why}`), ''].join('\n');
}
