import timers from 'node:timers/promises';
import type { startApi } from '../api.ts';
import type { TakenMail } from '../ses.ts';

/** The environment variables of a stage that sends mails. */
export const mailStage = {
  MAIL_FROM: 'hello@mail.example',
  MAIL_OWNER: 'owner@example.com',
  MAIL_SITE: 'https://site.example',
  MAIL_CONFIGURATION_SET: 'mails',
};

/** Runs each test of a file in a stage that sends mails, without pauses between two mails. Returns the mails that left. */
export function startMailStage({
  ses,
  runSchedule,
}: Pick<ReturnType<typeof startApi>, 'ses' | 'runSchedule'>) {
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

  const { mails } = ses;
  const isToOwner = ({ to }: TakenMail) => to[0] === mailStage.MAIL_OWNER;
  return {
    mails,
    send: () => runSchedule('sendMail'),
    toOwner: () => mails.filter(isToOwner),
    toOthers: () => mails.filter((mail) => !isToOwner(mail)),
  };
}
