export function siteAddress(named?: string): string | undefined;
