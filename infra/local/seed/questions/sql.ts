export const sql = [
  {
    question: 'What is the difference between WHERE and HAVING?',
    answer:
      'WHERE filters rows before they are grouped, and HAVING filters the groups afterwards, so only HAVING can use COUNT(*) or SUM. A condition on a plain column belongs in WHERE: fewer rows are then grouped, and an index can help. To find orders above ₹1,000, use WHERE; to find customers with more than ten orders, use HAVING.',
  },
  {
    question: 'A LEFT JOIN returns fewer rows than the left table. Why?',
    answer:
      'There’s almost always a condition on the right table in WHERE. For a left row without a match, the right columns are NULL, NULL = 5 isn’t true, and the row is filtered out: the left join has become an inner join. Move the condition to the ON clause, which decides what matches instead of which rows are returned.',
  },
  {
    question: 'How do you find the second highest salary in each department?',
    answer:
      'SELECT department, name, salary FROM (SELECT department, name, salary, DENSE_RANK() OVER (PARTITION BY department ORDER BY salary DESC) AS position FROM employee) AS ranked WHERE position = 2. DENSE_RANK gives equal salaries the same rank without leaving a gap, so rank 2 is the second highest amount even when several people share the first. ROW_NUMBER would pick one of them at random.',
  },
  {
    question: 'What is an index, and when does it hurt?',
    answer:
      'A sorted structure, usually a B-tree, from column values to rows, so that a search reads a few pages instead of the table. Each one must be updated on every insert, update and delete, and takes up space. It helps little if a value matches a large part of the table, and not at all if the query hides the column in a function: WHERE YEAR(created) = 2026 cannot use it, but a range of dates can.',
  },
  {
    question: 'Why does NOT IN with a subquery sometimes return nothing?',
    answer:
      'Because the subquery returned a NULL. x NOT IN (1, NULL) means x <> 1 AND x <> NULL; the second part is unknown for every x, so no row passes. Use NOT EXISTS, which only checks whether a matching row exists and isn’t affected by NULL, or exclude NULL in the subquery.',
  },
  {
    question: 'What do the isolation levels protect you from?',
    answer:
      'READ COMMITTED protects you from reading what another transaction has not committed. With REPEATABLE READ, a row you have read also stays the same when you read it again. SERIALIZABLE also protects you from new rows appearing in a range you searched, and from two transactions that are right on their own but wrong together. Higher levels come at the cost of waiting or retries, and databases differ in detail: PostgreSQL and MySQL mean different things by REPEATABLE READ.',
  },
  {
    question: 'What is normalisation for, and when would you denormalise?',
    answer:
      'Each fact is stored once, so it can’t contradict itself: the customer’s address is stored with the customer, not with every order. Denormalise for faster reads, in reports and warehouses, or if the copy is what counts: an invoice keeps the address and price that applied on its date. Decide who updates each copy, or why it never needs updating.',
  },
  {
    question: 'UNION or UNION ALL?',
    answer:
      'UNION removes duplicate rows from the combined result, which costs a sort or a hash of everything; UNION ALL simply appends. Use UNION ALL unless duplicates are possible and unwanted. UNION out of habit can also hide a mistake: two real sales of the same amount on the same day become one.',
  },
];
