export const opens = (id: string) => ({ command: 'show-modal', commandfor: id });

export const closes = (id: string) => ({ command: 'close', commandfor: id });
