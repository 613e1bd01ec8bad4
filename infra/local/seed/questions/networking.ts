export const networking = [
  {
    question: 'What happens between typing an address into the browser and seeing the page?',
    answer:
      'The name is resolved (caches, then the resolver asks root, top-level and authoritative servers). The browser opens a connection to the address: a TCP handshake and then a TLS one, or both at once in QUIC. It sends the HTTP request, follows redirects, receives HTML, and requests the styles, scripts and images it refers to, over the same connection if possible. At lower layers, each packet is routed hop by hop, and ARP or neighbour discovery finds the next hop’s hardware address.',
  },
  {
    question: 'How many usable hosts does 192.168.10.0/26 have, and which are they?',
    answer:
      '62. A /26 leaves 6 bits for hosts: 64 addresses, of which the first is the network address and the last is the broadcast address. So the hosts are 192.168.10.1 to 192.168.10.62, the broadcast address is .63, and the next subnet starts at .64.',
  },
  {
    question: 'How do TCP and UDP differ, and what is each used for?',
    answer:
      'TCP delivers a stream of bytes in order, resends what is lost and slows down when the network or the receiver is full; the price is a handshake, and waiting whenever a segment is lost. UDP sends single datagrams without any guarantees. The web and email use TCP, while DNS lookups, voice and games use UDP; QUIC builds its own reliable streams on UDP so that one lost packet doesn’t delay all of them.',
  },
  {
    question: 'What is a VLAN, and how does traffic pass from one to another?',
    answer:
      'A separate broadcast domain on shared switches: frames carry a tag (802.1Q) on trunk links, and an access port belongs to one VLAN. Each VLAN is a different subnet, so a router or a layer 3 switch must forward between them, with an interface in each. That is also where access lists decide who may talk to whom.',
  },
  {
    question: 'What problem does spanning tree solve?',
    answer:
      'Redundant links between switches form loops, and Ethernet frames have no time to live: one broadcast would circle forever and multiply. Spanning tree elects a root bridge, keeps the cheapest path to it from every switch and blocks the other ports; when a link fails, a blocked port opens. Choose the root yourself by priority, or the switch with the lowest hardware address wins, which is often the oldest.',
  },
  {
    question: 'A user can ping 8.8.8.8 but cannot open any website by name. Where do you look?',
    answer:
      'At name resolution: routing and the link work. Check which DNS server the machine was given, try nslookup against it and against another, and see whether port 53 is filtered, over UDP and TCP. If names resolve, the next suspects are a proxy setting and a firewall that lets ICMP through but not port 443.',
  },
  {
    question: 'How does OSPF choose a path, and how does it differ from RIP?',
    answer:
      'Each router announces its links to all others in its area, so each has the same map and computes shortest paths with Dijkstra’s algorithm; the cost is based on bandwidth. A RIP router only hears from its neighbours how many hops away a network is, allows 15 at most, and may prefer one slow hop to two fast ones. OSPF converges faster and scales through areas.',
  },
  {
    question: 'What is NAT, and why is it not a firewall?',
    answer:
      'It rewrites addresses (and, with PAT, ports) so that many private hosts can share one public address, and keeps a table to route the replies back. Unsolicited packets from outside match no entry and are dropped, which looks like protection. But it inspects nothing: any connection that an inside host starts is let through both ways, and a forwarded port is simply open. Policy belongs in a firewall.',
  },
];
