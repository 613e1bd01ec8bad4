export const python = [
  {
    question: 'Why is a list a dangerous default argument?',
    answer:
      'The default is evaluated once, when the function is defined, and every call without that argument shares the same list. def add(x, items=[]) remembers the items of earlier calls. Write items=None and make a new list inside. Immutable defaults such as numbers, strings and tuples are safe.',
  },
  {
    question: 'What is the difference between a list and a tuple beyond mutability?',
    answer:
      'Intent: a list holds any number of things of one kind, while a tuple is a fixed record in which each position has a meaning. A tuple of hashable items is hashable, so it can be a dictionary key or a member of a set. When a record has more than two or three fields, a dataclass or NamedTuple describes them better.',
  },
  {
    question: 'What does a generator give you that a list does not?',
    answer:
      'It produces one item at a time and keeps only its own state, so a file of many gigabytes can be read line by line in constant memory, and work stops when the consumer does. The price is that you can only iterate over it once, and that it has no length and no index. sum(f(x) for x in rows) needs no list at all.',
  },
  {
    question: 'What is the global interpreter lock, and what are its consequences?',
    answer:
      'In the usual build of CPython, only one thread at a time runs Python bytecode. So threads help while the program waits (network, disk: the lock is released there) but not while it computes. For computation, use processes, or a library such as NumPy that does the work outside the lock. Builds without the lock have existed since 3.13, and code still has to guard its shared data in them.',
  },
  {
    question: 'How do a shallow and a deep copy differ?',
    answer:
      'A shallow copy makes a new container with the same items; a change to a mutable item shows up in both. copy.deepcopy copies the items as well, all the way down, and keeps track of what it has copied, so it can handle cycles. list(x), x[:] and dict.copy() are all shallow.',
  },
  {
    question: 'What does a with statement do, and how do you write your own?',
    answer:
      'It calls __enter__ at the start and __exit__ at the end, even if the block raises an exception, so a file is closed and a lock released on every path. Write a class with both methods, or a generator with one yield and the decorator contextlib.contextmanager; put the yield in a try/finally, or an exception skips the cleanup.',
  },
  {
    question: 'Explain *args and **kwargs, and when you would avoid them.',
    answer:
      '*args collects extra positional arguments in a tuple, and **kwargs extra named ones in a dictionary; in a call, the same symbols unpack them again. They suit wrappers that pass arguments on without looking at them, such as decorators. In an ordinary function, they hide which arguments it takes: a misspelt option is silently swallowed, and neither editor nor type checker can help.',
  },
  {
    question: 'Why can 0.1 + 0.2 == 0.3 be False, and how do you handle money?',
    answer:
      'Floats are binary fractions, and 0.1 has no exact binary form, so tiny errors remain and the sum is 0.30000000000000004. Compare floats with math.isclose. Money should be an integer number of paise, or a Decimal made from a string: Decimal(0.1) would only preserve the error.',
  },
];
