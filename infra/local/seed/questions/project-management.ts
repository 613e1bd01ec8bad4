export const projectManagement = [
  {
    question: 'What is the difference between a risk and an issue?',
    answer:
      'A risk may happen; an issue has happened. A risk is managed ahead of time: you estimate its probability and impact, choose a response and name an owner. An issue is dealt with now, by a named person and with a due date. Many issues are risks that were never written down, so after each issue a good manager asks whether it should have been in the register.',
  },
  {
    question: 'What is the critical path, and why does it matter?',
    answer:
      'The longest chain of dependent activities from start to finish. It determines the earliest possible end of the project: a day lost on it is a day lost for the whole project, while an activity off the path has float and can slip by that much without harm. It moves when durations change, so it is recalculated at every update, not once at the start.',
  },
  {
    question: 'How do you handle a change request in a project that runs to a plan?',
    answer:
      'Write it down, analyse its effect on scope, time, cost, quality and risk, and take it with that analysis to the people who decide, often a change control board. If it is approved, the baselines and the plan change first and the work follows; if not, tell the requester why. What hurts is a friendly yes in the corridor: the work grows and the plan doesn’t.',
  },
  {
    question: 'When would you choose an agile approach over a predictive one?',
    answer:
      'When what is needed is uncertain and can be learned by showing something, and when delivering in parts is possible and useful. When requirements are stable, the cost of a late change is high (construction, hardware, regulation) or everything must be handed over at once, a plan made early pays off. Many projects combine both: a predictive frame for contracts and milestones, and iterations for the product itself.',
  },
  {
    question: 'Explain earned value with an example.',
    answer:
      'Suppose ₹10 lakh of work was planned by today (PV), ₹8 lakh of it is done (EV) and ₹9 lakh has been spent (AC). The cost performance index EV/AC is 0.89: each rupee spent buys 89 paise worth of work. The schedule performance index EV/PV is 0.80: a fifth of the planned work hasn’t been done. The project is late and over budget, and the spending alone wouldn’t have shown it: ₹9 lakh is less than the ₹10 lakh planned.',
  },
  {
    question: 'A key stakeholder keeps skipping reviews and rejects the result at the end. What went wrong?',
    answer:
      'Acceptance was left to the end. The stakeholder needed a reason and a way to take part earlier: short demonstrations, decisions presented as options with a deadline, and acceptance criteria signed off before the work starts. Skipped reviews should have gone into the risk register and, if they continued, to the sponsor. Now: find out which criteria were missed, agree on them in writing, and plan the rest with a review after each part.',
  },
  {
    question: 'What is the difference between a work breakdown structure and a schedule?',
    answer:
      'The WBS says what is to be delivered, broken down into pieces small enough to estimate and assign; it lists nouns, in no particular order. The schedule says when, through activities, dependencies, durations and resources. The WBS comes first: what is not in it is not in scope, and will not be in the schedule either.',
  },
  {
    question: 'How do you estimate work that no one in the team has done before?',
    answer:
      'Split it until parts of it resemble something known, and estimate those by analogy. For the rest, use three-point estimates (optimistic, most likely, pessimistic) and show the range instead of its midpoint. Where the unknown is large, plan a short trial whose only result is knowledge, and estimate again afterwards. State the assumptions next to the number: they are what will change.',
  },
];
