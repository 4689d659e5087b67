/** `imsmanifest.xml`: the description of a package for course sites, by the rules of SCORM 1.2 and of SCORM 2004. */
import { packageName, type NamedActivity } from './activity';
import { xmlElement, type XmlAttribute } from './markup';

interface Standard {
  readonly namespaces: readonly XmlAttribute[];
  readonly version: string;
  /** The attribute of a resource that communicates with the site. */
  readonly kind: XmlAttribute;
}

const STANDARD: Readonly<Record<NamedActivity['standard'], Standard>> = {
  '1.2': {
    namespaces: [
      ['xmlns', 'http://www.imsproject.org/xsd/imscp_rootv1p1p2'],
      ['xmlns:adlcp', 'http://www.adlnet.org/xsd/adlcp_rootv1p2'],
    ],
    version: '1.2',
    kind: ['adlcp:scormtype', 'sco'],
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
    // With a capital T in this version.
    kind: ['adlcp:scormType', 'sco'],
  },
};

interface Sequencing {
  readonly ofItem: readonly string[];
  readonly ofOrganization: readonly string[];
}

/**
 * SCORM 1.2 has none. Its mastery score is left out: a site would judge the attempt by it at every leave, and close it.
 */
function sequencingOf({ standard, pass }: NamedActivity): Sequencing {
  if (standard === '1.2') return { ofItem: [], ofOrganization: [] };
  const sequencing = (...parts: readonly string[]) => [xmlElement('imsss:sequencing', [], parts)];
  const controls = xmlElement('imsss:deliveryControls', [
    ['completionSetByContent', 'true'],
    ['objectiveSetByContent', 'true'],
  ]);
  // The site starts with the only item, instead of waiting for a choice.
  const controlMode = xmlElement('imsss:controlMode', [
    ['choice', 'true'],
    ['flow', 'true'],
  ]);
  return {
    ofItem: pass === undefined ? sequencing(controls) : sequencing(objective(pass), controls),
    ofOrganization: sequencing(controlMode),
  };
}

/** The passing score from 0 to 1, to which the site compares the learner's. */
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

/** `files` are all files of the package but the manifest; `start` is the one to open. */
export function packageManifest(
  activity: NamedActivity,
  start: string,
  files: readonly string[],
): string {
  const { title, standard } = activity;
  const { namespaces, version, kind } = STANDARD[standard];
  const sequencing = sequencingOf(activity);
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
    [xmlElement('title', [], title), ...sequencing.ofItem],
  );
  const organization = xmlElement(
    'organization',
    [['identifier', 'organization']],
    [xmlElement('title', [], title), item, ...sequencing.ofOrganization],
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
