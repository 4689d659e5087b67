/** Compatibility: the element keeps the attributes, properties, methods and events of earlier versions. */
import { expect, it } from 'vitest';
import { describedElement } from '../../../web/build/package_files.js';
import { compatibilityCases } from './golden';

const [{ attributes, members, events }] = describedElement().modules[0].declarations;
const named = (all, wanted) => all.find(({ name }) => name === wanted);

it.each(compatibilityCases('element'))('%s: attributes and events', (_, earlier) => {
  for (const name of earlier.attributes) expect(named(attributes, name), name).toBeDefined();
  for (const name of earlier.events) expect(named(events, name), name).toBeDefined();
});

it.each(compatibilityCases('element'))('%s: properties and methods', (_, earlier) => {
  for (const [name, type] of Object.entries(earlier.members)) {
    const now = members
      .filter((member) => member.name === name)
      .flatMap((member) => (member.kind === 'method' ? ['method'] : member.type.text.split(' | ')));
    // A property may accept more values than before.
    expect(now, name).toEqual(expect.arrayContaining(type.split(' | ')));
  }
});
