/**
 * Returns a `Content-Disposition` header (RFC 6266). A name that isn't plain ASCII is also given in UTF-8 (RFC 5987).
 */
export function attachmentOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]+|["%/\\:<>|?*]/gu, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, percentCode);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${whole}`}`;
}

export function nameInAttachment(header: string): string | undefined {
  const encoded = /;\s*filename\*=UTF-8''([^\s;"]+)/i.exec(header)?.[1];
  if (encoded === undefined) return /;\s*filename="([^"]*)"/i.exec(header)?.[1];
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

const percentCode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
