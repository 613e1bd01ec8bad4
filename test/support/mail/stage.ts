import timers from 'node:timers/promises';

/** What a stage that sends mails has in its Lambdas' environment. */
export const mailStage = {
  MAIL_FROM: 'hello@mail.example',
  MAIL_OWNER: 'owner@example.com',
  MAIL_SITE: 'https://site.example',
  MAIL_CONFIGURATION_SET: 'mails',
};

/** Has each test of a file run in a stage that sends mails, and that waits for none of them between two. */
export function startMailStage(): void {
  beforeEach(() => {
    Object.assign(process.env, mailStage);
    jest.spyOn(timers, 'setTimeout').mockImplementation(async <T>(_?: number, value?: T) => value as T);
  });
  afterEach(() => {
    for (const name of Object.keys(mailStage)) delete process.env[name];
  });
}
