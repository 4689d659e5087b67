/** The mark of the site: a tartan of two stripes each way, which darken where they cross. */
export function TartanMark({ class: className }: { readonly class?: string | undefined }) {
  return (
    <svg class={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="6" fill="currentColor" />
      <g fill="var(--paper)" fill-opacity="0.3">
        <path d="M5 0h8v32H5zM21 0h3v32h-3z" />
        <path d="M0 5h32v8H0zM0 21h32v3H0z" />
      </g>
      <path d="M17 0v32M0 17h32" stroke="var(--paper)" stroke-width="1.5" />
    </svg>
  );
}
