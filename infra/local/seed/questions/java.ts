export const java = [
  {
    question: 'Why must hashCode be overridden together with equals?',
    answer:
      'Equal objects must have equal hash codes. A HashMap looks in the bucket that the hash code points to and compares with equals only there; with the inherited hashCode, two equal keys land in different buckets, and a key that was put in isn’t found again. The reverse doesn’t hold: unequal objects may share a hash code, which costs time but not correctness.',
  },
  {
    question: 'What is the difference between == and equals?',
    answer:
      '== compares the values of primitives; for objects, it checks whether both are the same object. equals compares what the class says makes two objects equal, and falls back to == if the class doesn’t define it. Strings show it best: two literals with the same text are the same object, since literals are interned, while new String("a") == "a" is false.',
  },
  {
    question: 'Checked or unchecked exception: how do you decide?',
    answer:
      'A checked exception is for something that can go wrong in correct code and that the caller can reasonably act upon, such as a file that is not there. An unchecked one is for mistakes in the code (null, a bad argument) and for failures that no caller in between can fix. Wrapping everything in a checked exception leads to empty catch blocks, which is worse than not declaring it.',
  },
  {
    question: 'How does the garbage collector know what it can free?',
    answer:
      'It starts from the roots (local variables on thread stacks, static fields, JNI references) and marks everything reachable from them; the rest is garbage, cycles included. Generational collectors look at young objects more often, because most die young. So a leak in Java is something still reachable: a static map that only grows, a listener never removed, a ThreadLocal in a pooled thread.',
  },
  {
    question: 'When is ConcurrentHashMap not enough to make code thread-safe?',
    answer:
      'Each of its methods is atomic, but a sequence of calls isn’t. if (!map.containsKey(k)) map.put(k, v) lets two threads pass the check at the same time. Use the atomic methods: putIfAbsent, computeIfAbsent, merge. And the map doesn’t protect its values: a mutable list inside it needs its own protection.',
  },
  {
    question: 'What does volatile guarantee, and what does it not guarantee?',
    answer:
      'Visibility and order: a read sees the latest write, and what the writing thread did before that write is visible too. It doesn’t make anything atomic: count++ on a volatile field is a read, an addition and a write, and two threads can lose an update. For counters, use AtomicLong or LongAdder; volatile suits flags and publishing immutable objects.',
  },
  {
    question: 'What are virtual threads good for, and when don’t they help?',
    answer:
      'They make a blocked thread cheap: while one waits for the network, its carrier thread runs others, so one thread per request scales to a great many requests in plain blocking code. They add no computing power; work that keeps the processor busy still needs a pool with about one thread per core. They shouldn’t be pooled, and a limit on a scarce resource belongs in a semaphore.',
  },
  {
    question: 'When is a record the right choice, and what does it not give you?',
    answer:
      'A record suits a class that is nothing but its data: a key for a map, a result with several values, a message between services. The compiler writes the constructor, the accessors, equals and toString. It doesn’t make the data immutable all the way down: a list inside a record can still change, so copy it in the constructor with List.copyOf. A record can’t extend a class, and JPA entities can’t be records.',
  },
  {
    question: 'Why does a stream sometimes run slower than a loop?',
    answer:
      'Each step of a stream is a call through an interface, and numbers in a Stream<Integer> are objects. For a short list the set-up costs more than the work. Use IntStream for numbers, and don’t call parallel() unless the work per element is large and independent: splitting and merging cost time, and every parallel stream shares one pool. Choose the form that reads best, then measure the few places where speed matters.',
  },
  {
    question: 'In Spring, what goes wrong when a @Transactional method is called from the same class?',
    answer:
      'No transaction starts. Spring starts transactions in a proxy around the bean, and a call through this bypasses the proxy, so the annotation has no effect and causes no error. Move the method to another bean, or start the transaction with TransactionTemplate. For the same reason the annotation does nothing on private methods.',
  },
];
