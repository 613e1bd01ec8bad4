import timers from 'node:timers/promises';

/** What a stage that sends mails has in its Lambdas' environment. */
export const mailStage = {
  MAIL_FROM: 'hello@mail.example',
  MAIL_OWNER: 'owner@example.com',
  MAIL_SITE: 'https://site.example',
  MAIL_CONFIGURATION_SET: 'mails',
};

/** Has each test of a file run in a stage that sends mails, and wait for nothing between two of them. */
export function startMailStage(): void {
  let waiting: jest.SpyInstance;
  beforeEach(() => {
    Object.assign(process.env, mailStage);
    waiting = jest
      .spyOn(timers, 'setTimeout')
      .mockImplementation(async <T>(_?: number, value?: T) => value as T);
  });
  afterEach(() => {
    waiting.mockRestore();
    for (const name of Object.keys(mailStage)) delete process.env[name];
  });
}
