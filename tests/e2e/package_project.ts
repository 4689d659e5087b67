/** Files of a project that uses the package: a page, and the element in the templates of four frameworks. */

const tsconfig = (contents: object) => JSON.stringify(contents);

/** Right and wrong uses, with what differs between frameworks as arguments. */
const jsx = (
  framework: string,
  hooks: string,
  className: string,
) => `/** @jsxImportSource ${framework} */
  import { useRef } from '${hooks}';
  import type { FlippingGame } from 'tartan-flipping-game';
  import 'tartan-flipping-game/${framework}';
  export function Board() {
    const board = useRef<FlippingGame>(null);
    return (
      <flipping-game
        ref={board}
        rows="8"
        columns={8}
        mode="predict"
        title="Week 3"
        ${className}="wide"
        state={{ tartan: 'study', version: 2, rows: 8, columns: 8 }}
        onmove={({ detail }) => detail.move.columns satisfies readonly number[]}
        onerror={({ detail }) => detail.message satisfies string}
      />
    );
  }
  export const wrong = [
    // @ts-expect-error
    <flipping-game mode="chess" />,
    // @ts-expect-error
    <flipping-game rows="many" />,
    // @ts-expect-error
    <flipping-game onsolved={({ detail }) => detail.move} />,
    // @ts-expect-error
    <flipping-game colour="red" />,
  ];`;

export const PROJECT = {
  'package.json': '{ "type": "module", "private": true }',
  'index.html': `<!doctype html><title>A project</title><link rel="icon" href="data:,">
    <p>Moves: <output>0</output></p>
    <flipping-game rows="3" columns="5" mode="play"></flipping-game>
    <script type="module" src="/main.ts"></script>`,
  'main.ts': `import 'tartan-flipping-game';
    import type { FlippingGame, FrameState } from 'tartan-flipping-game';
    const element = document.querySelector('flipping-game')!;
    const output = document.querySelector('output')!;
    element.addEventListener('move', ({ detail }) => {
      const { rows, columns }: { rows: readonly number[]; columns: readonly number[] } = detail.move;
      output.textContent += \` \${rows}x\${columns}\`;
    });
    const state: Promise<FrameState> = element.getState();
    void state.then(({ rows }) => (output.dataset.rows = String(rows)));
    const made: FlippingGame = document.createElement('flipping-game');
    made.columns = 4;`,
  'types.ts': `import type { FlippingGame } from 'tartan-flipping-game';
    declare const element: FlippingGame;
    // @ts-expect-error
    element.mode = 'chess';
    // @ts-expect-error
    element.rows = '5';
    // @ts-expect-error
    element.isReady = true;
    element.addEventListener('solved', ({ detail }) => {
      // @ts-expect-error
      detail.move;
      if (detail.how === 'game') detail.winner satisfies 'first' | 'second';
    });
    element.addEventListener('error', ({ detail }) => detail.message satisfies string);
    element.addEventListener('keydown', ({ key }) => key satisfies string);`,
  'react.tsx': jsx('react', 'react', 'className'),
  'preact.tsx': jsx('preact', 'preact/hooks', 'class'),
  'tsconfig.json': tsconfig({
    compilerOptions: {
      target: 'ES2022',
      module: 'NodeNext',
      lib: ['ES2022', 'DOM'],
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      types: [],
    },
    files: ['main.ts', 'types.ts', 'react.tsx', 'preact.tsx'],
  }),
  'Right.vue': `<script setup lang="ts">
      import 'tartan-flipping-game/vue';
    </script>
    <template>
      <flipping-game rows="8" :columns="8" mode="predict" title="Week 3"
        @move="({ detail }) => detail.move.columns satisfies readonly number[]" />
    </template>`,
  'Wrong.vue': `<script setup lang="ts">import 'tartan-flipping-game/vue';</script>
    <template>
      <flipping-game mode="chess" />
      <flipping-game rows="many" />
      <flipping-game @solved="({ detail }) => detail.move" />
    </template>`,
  'tsconfig.vue.json': tsconfig({
    extends: './tsconfig.json',
    compilerOptions: { module: 'ESNext', moduleResolution: 'Bundler', skipLibCheck: true },
    files: ['Right.vue', 'Wrong.vue'],
  }),
  'Right.svelte': `<script lang="ts">
      import type { FlippingGame } from 'tartan-flipping-game';
      import 'tartan-flipping-game/svelte';
      let board: FlippingGame;
    </script>
    <flipping-game bind:this={board} rows="8" columns={8} mode="predict" title="Week 3"
      onmove={({ detail }) => detail.move.columns satisfies readonly number[]}></flipping-game>`,
  'Wrong.svelte': `<script lang="ts">import 'tartan-flipping-game/svelte';</script>
    <flipping-game mode="chess"></flipping-game>
    <flipping-game rows="many"></flipping-game>
    <flipping-game onsolved={({ detail }) => detail.move}></flipping-game>`,
  // Without this the Svelte checker looks for a Vite configuration.
  'svelte.config.js': 'export default {};',
  'tsconfig.svelte.json': tsconfig({
    extends: './tsconfig.vue.json',
    compilerOptions: { verbatimModuleSyntax: true },
    files: ['Right.svelte', 'Wrong.svelte'],
  }),
};
