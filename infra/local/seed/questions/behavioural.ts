export const behavioural = [
  {
    question: 'Tell me about yourself.',
    answer:
      'Two minutes, three parts: what you do now and one result you are proud of; how you got there, only the steps that matter for this job; and why this job is next. It is the only question whose answer you can prepare word for word, so prepare it, then say it until it sounds unprepared. Family, hobbies and your school marks can wait until you are asked.',
  },
  {
    question: 'Describe a conflict with a colleague and how it ended.',
    answer:
      'Describe one real case as situation, task, action and result, and choose a disagreement about work, not about character. Most of the answer is what you did: how you found out what the other person needed, what you proposed, what you gave up. End with what changed afterwards. Let the other person be reasonable in your story; a story in which everyone else was wrong says more about you.',
  },
  {
    question: 'What is your greatest weakness?',
    answer:
      'Name a real weakness that doesn’t disqualify you, and say what you do about it: "I used to take on too much before asking for help. Now I say at the first stand-up what is at risk, and my lead says it helps." A strength in disguise, such as perfectionism, shows that you’re avoiding the question.',
  },
  {
    question: 'Why do you want to leave your present job?',
    answer:
      'Talk about what you’re moving to, not what you’re leaving: a kind of work, more responsibility, a field that your present company isn’t in. If there was a hard reason, such as a closed project or missed salaries, one calm sentence is enough. Complaints about a manager are remembered, and so is discretion.',
  },
  {
    question: 'Tell me about a time you failed.',
    answer:
      'Choose something that was really your responsibility and really went wrong, say in one sentence what you misjudged, and spend most of the time on what you did the next day and what you’ve done differently since. The interviewer looks for two things: whether you see your own part in it, and whether you’d catch the same mistake today.',
  },
  {
    question: 'What salary do you expect?',
    answer:
      'Know the range for the role, the city and your years of experience before you go in. Early on, it’s fair to ask for the position’s range first. If you have to give a number, give a range whose lower end you would accept, and a reason: what the market pays and what you bring. Consider the whole package: fixed pay, variable pay and when it is paid, notice period and joining bonus.',
  },
  {
    question: 'There’s a one-year gap in your résumé. What happened?',
    answer:
      'Say it plainly and briefly: care for a parent, an illness that is over, an exam that did not work out, a layoff and a slow market. Then say what you kept up or learned, with something to show for it, and that you are ready now. A gap explained in two sentences is soon forgotten; a gap hidden in the dates isn’t.',
  },
  {
    question: 'Do you have any questions for us?',
    answer:
      'Always two or three, and about the work: what should the person in this role have achieved after six months, how does the team decide when two good engineers disagree, what was difficult for the last person who joined? The answers tell you what no job description does. Leave holidays and remote days for the offer stage.',
  },
];
