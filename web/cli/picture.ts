import { MAX_PICTURE_PX, paintPicture } from '../src/cloth/picture';
import { CLOTH_COLOURS } from '../src/cloth/scale';
import { clothDetails, clothOptions, readClothRequest, regionJson, withCloth } from './cloth';
import type { Command } from './command';
import { readOptions, readPositiveNumber } from './options';
import { encodePng } from './png';
import { UsageError } from './usage_error';
import { checkWritable, writeWholeFile } from './whole_file';

const synopsis = 'picture N|MxN --size S --out FILE.png';

export const pictureCommand: Command = {
  synopsis,
  summary: 'paint where the winning opening moves of the Flipping Game have their corner',
  details: `Writes a PNG file of the board of N rows and N columns, or M and N. Each pixel shows how many winning
opening moves have their upper right corner in its discs, from none, dark green, to many, cream.

  --size S                  the pixels of the longer side, from 1 to ${MAX_PICTURE_PX.toLocaleString('en')}
  --out FILE.png            the file; one that is there is replaced, and keeps its mode
${clothDetails}
  --json                    one JSON object with the size of the picture, its part of the board, and the
                            scale of its colours: the share of a density d is (d / full)^power

F is as for tartan solve.`,
  run: async (words) => {
    const options = readOptions(words, {
      ...clothOptions,
      size: { type: 'string' },
      out: { type: 'string' },
    });
    const { size, out, json } = options.values;
    const { question, region } = readClothRequest(options, synopsis);
    if (size === undefined) throw new UsageError('Say how large: --size S, in pixels.');
    const longer = readPositiveNumber(size, '--size', MAX_PICTURE_PX);
    if (out === undefined || out === '') throw new UsageError('Say the file: --out FILE.png.');
    await checkWritable(out);
    const { width, height, scale, levels } = await withCloth(question, (cloth) =>
      paintPicture(cloth, { region, longer }),
    );
    const colours = CLOTH_COLOURS;
    const report = json
      ? JSON.stringify({ out, width, height, ...regionJson(region), scale })
      : `${out}: ${width} × ${height} pixels`;
    return writeWholeFile(out, encodePng({ width, height, colours, pixels: levels }), [report]);
  },
};
