/** `imsmanifest.xml`: what a course site reads of a package, by the rules of SCORM 1.2 and of SCORM 2004. */
import { packageName } from './activity';
import type { NamedActivity } from './activity';
import { xmlElement } from './markup';
import type { Attribute } from './markup';

interface Standard {
  readonly namespaces: readonly Attribute[];
  readonly version: string;
  /** The attribute that makes a resource something that speaks with the site. */
  readonly kind: Attribute;
  /** Of the item, below its title. */
  readonly passing: (pass: number | undefined) => readonly string[];
  /** Of the organization, below its item. */
  readonly sequencing: readonly string[];
}

const STANDARD: Readonly<Record<NamedActivity['standard'], Standard>> = {
  '1.2': {
    namespaces: [
      ['xmlns', 'http://www.imsproject.org/xsd/imscp_rootv1p1p2'],
      ['xmlns:adlcp', 'http://www.adlnet.org/xsd/adlcp_rootv1p2'],
    ],
    version: '1.2',
    kind: ['adlcp:scormtype', 'sco'],
    passing: (pass) =>
      pass === undefined ? [] : [xmlElement('adlcp:masteryscore', [], String(pass))],
    sequencing: [],
  },
  '2004': {
    namespaces: [
      ['xmlns', 'http://www.imsglobal.org/xsd/imscp_v1p1'],
      ['xmlns:adlcp', 'http://www.adlnet.org/xsd/adlcp_v1p3'],
      ['xmlns:adlseq', 'http://www.adlnet.org/xsd/adlseq_v1p3'],
      ['xmlns:adlnav', 'http://www.adlnet.org/xsd/adlnav_v1p3'],
      ['xmlns:imsss', 'http://www.imsglobal.org/xsd/imsss'],
    ],
    version: '2004 3rd Edition',
    // Here with a capital T.
    kind: ['adlcp:scormType', 'sco'],
    passing: (pass) => [
      xmlElement(
        'imsss:sequencing',
        [],
        [
          ...(pass === undefined ? [] : [objective(pass)]),
          xmlElement('imsss:deliveryControls', [
            ['completionSetByContent', 'true'],
            ['objectiveSetByContent', 'true'],
          ]),
        ],
      ),
    ],
    // A site begins with the one item, instead of waiting for a choice.
    sequencing: [
      xmlElement(
        'imsss:sequencing',
        [],
        [
          xmlElement('imsss:controlMode', [
            ['choice', 'true'],
            ['flow', 'true'],
          ]),
        ],
      ),
    ],
  },
};

/** From 0 to 1, beside which the site holds the score. */
function objective(pass: number): string {
  return xmlElement(
    'imsss:objectives',
    [],
    [
      xmlElement(
        'imsss:primaryObjective',
        [
          ['objectiveID', 'score'],
          ['satisfiedByMeasure', 'true'],
        ],
        [xmlElement('imsss:minNormalizedMeasure', [], String(pass / 100))],
      ),
    ],
  );
}

/** `files`: all of the package but the manifest itself; `start`: the one that is opened. */
export function manifest(activity: NamedActivity, start: string, files: readonly string[]): string {
  const { title, pass, standard } = activity;
  const { namespaces, version, kind, passing, sequencing } = STANDARD[standard];
  const head = xmlElement(
    'metadata',
    [],
    [xmlElement('schema', [], 'ADL SCORM'), xmlElement('schemaversion', [], version)],
  );
  const item = xmlElement(
    'item',
    [
      ['identifier', 'item'],
      ['identifierref', 'resource'],
      ['isvisible', 'true'],
    ],
    [xmlElement('title', [], title), ...passing(pass)],
  );
  const organization = xmlElement(
    'organization',
    [['identifier', 'organization']],
    [xmlElement('title', [], title), item, ...sequencing],
  );
  const resource = xmlElement(
    'resource',
    [['identifier', 'resource'], ['type', 'webcontent'], kind, ['href', start]],
    files.map((file) => xmlElement('file', [['href', file]])),
  );
  const whole = xmlElement(
    'manifest',
    [['identifier', packageName(activity)], ['version', '1'], ...namespaces],
    [
      head,
      xmlElement('organizations', [['default', 'organization']], [organization]),
      xmlElement('resources', [], [resource]),
    ],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${whole}\n`;
}
