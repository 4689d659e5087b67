import { useLayoutEffect, useRef } from 'preact/hooks';
import { startStage } from './stage';
import type { Stage } from './stage';

/** The canvases and what draws on them, from the first rendering to the last. */
export function useStage() {
  const canvases = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const stage = useRef<Stage | undefined>(undefined);
  useLayoutEffect(() => {
    if (canvases.current === null || probe.current === null) return;
    stage.current = startStage([...canvases.current.querySelectorAll('canvas')], probe.current);
    return () => stage.current?.stop();
  }, []);
  return { canvases, probe, stage };
}
